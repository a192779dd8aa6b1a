//! Random games: dealt ones, and composed ones whose stacked decks bring what chance hardly ever does.

use office21::laws::check_step;
use office21::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use office21::material::{Cards, LIMIT};
use office21::play::{Action, Event};
use office21::rulebook::Readings;
use office21::table::{Chance, Draft, Position, Seat, SeatDraft, Turn};

/// What a game begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// A deal, as the rulebook has it.
    Dealt,
    /// Set-up with hands so alike that it ties.
    Ties,
    /// Set-up with every Boss and Secretary in a hand.
    FirstLove,
    /// Four Spies in one office, the fifth in its player's hand.
    SpyInHand,
    /// Four Spies in one office, the fifth in another, Sales in the hands.
    SpyAcross,
    /// Bosses, Secretaries and those who part them.
    Love,
    /// Rich offices, near 21.
    Rich,
    /// Two at 21.
    Twenties,
    /// Rich offices with the Boss in one and his Secretary in another.
    Cascade,
    /// A Taxman in play and others in the hands, a short pile.
    Audit,
    /// No pile, few cards, a Taxman who has changed hands.
    Idle,
    /// Anything anywhere.
    Mixed,
}

/// What a theme lays on the tables before chance does.
struct Laid {
    /// Cards for each office, as far as given; chance says how many where it is `None`.
    desks: Option<usize>,
    offices: &'static [Employee],
    hands: &'static [Employee],
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Dealt,
        Self::Ties,
        Self::FirstLove,
        Self::SpyInHand,
        Self::SpyAcross,
        Self::Love,
        Self::Rich,
        Self::Twenties,
        Self::Cascade,
        Self::Audit,
        Self::Idle,
        Self::Mixed,
    ];

    const fn laid(self) -> Laid {
        let (desks, offices, hands): (_, &[Employee], &[Employee]) = match self {
            Self::SpyInHand => (Some(4), &[Spy, Spy, Spy, Spy], &[Spy, Manager, Cleaner]),
            Self::SpyAcross => (
                Some(4),
                &[Spy, Spy, Spy, Spy, Spy, Sales],
                &[Sales, Sales, Sales, Sales, Sales],
            ),
            Self::Love => (
                None,
                &[Secretary, Director, Operator, Secretary, Sales, Boss],
                &[Boss, Boss, Cleaner, Assistant, Cleaner, Assistant, Sales],
            ),
            Self::Rich => (
                Some(3),
                &[
                    Director, Director, Manager, Secretary, Director, Director, Manager,
                ],
                &[
                    Operator, Assistant, Sales, Manager, Cleaner, Assistant, Secretary,
                ],
            ),
            Self::Twenties => (
                Some(4),
                &[
                    Director, Director, Director, Spy, Director, Secretary, Manager, Manager,
                ],
                &[Cleaner, Operator, Spy, Spy, Boss, Spy, Sales],
            ),
            Self::Cascade => (
                Some(4),
                &[
                    Director, Director, Manager, Boss, Director, Director, Sales, Secretary,
                ],
                &[
                    Manager, Assistant, Cleaner, Manager, Assistant, Cleaner, Cleaner,
                ],
            ),
            Self::Audit => (
                None,
                &[Taxman, Operator, Sales, Manager],
                &[
                    Taxman, Sales, Taxman, Cleaner, Taxman, Sales, Operator, Assistant,
                ],
            ),
            Self::Idle => (
                None,
                &[Taxman, Boss, Operator, Manager],
                &[Cleaner, Sales, Boss, Spy],
            ),
            _ => (None, &[], &[]),
        };
        Laid {
            desks,
            offices,
            hands,
        }
    }

    /// An audit would end these before what they are for could happen.
    const fn without_taxmen(self) -> bool {
        !matches!(self, Self::Audit | Self::Idle | Self::Mixed)
    }
}

/// The readings with this number, of 192.
pub fn readings(mut number: usize) -> Readings {
    let mut readings = Readings::default();
    for (question, (_, _, names)) in Readings::QUESTIONS.iter().enumerate() {
        readings.choose(question, number % names.len());
        number /= names.len();
    }
    readings
}

/// The start of a game; the same numbers give the same one.
pub fn start(theme: Theme, players: usize, seed: u64, readings: Readings) -> Position {
    let mut chance = Chance(seed);
    let dealt = Position::deal(players, seed, readings);
    match theme {
        Theme::Dealt => dealt,
        Theme::Ties | Theme::FirstLove => set_up(theme, dealt.players(), &mut chance, readings),
        // A composition that is not lawful is laid again; in the end a deal will do.
        _ => (0..20)
            .find_map(|_| {
                composed(theme, dealt.players(), &mut chance, readings)
                    .into_position()
                    .ok()
            })
            .unwrap_or(dealt),
    }
}

/// Three stacked cards for everybody, to be picked.
fn set_up(theme: Theme, players: usize, chance: &mut Chance, readings: Readings) -> Position {
    let mut draft = Draft::empty(players);
    let mut deck = Cards::deck();
    let mut dealt: Vec<Employee> = match theme {
        Theme::Ties => [Sales, Cleaner, Operator].repeat(players),
        _ => vec![
            Boss, Boss, Secretary, Secretary, Cleaner, Cleaner, Spy, Spy, Sales, Sales, Director,
            Director, Director, Operator, Spy,
        ],
    };
    dealt.truncate(3 * players);
    if theme == Theme::FirstLove {
        chance.shuffle(&mut dealt);
    }
    for (part, cards) in draft.seats.iter_mut().zip(dealt.chunks(3)) {
        part.hand = Cards::of(cards);
        deck = deck.minus(part.hand);
    }
    draft.tray.clear();
    draft.draw_pile = deck.iter().collect();
    chance.shuffle(&mut draft.draw_pile);
    let picks = std::iter::repeat_n(None, players).collect();
    draft.turn = Turn::Setup { round: 1, picks };
    (draft.chance, draft.readings) = (chance.next_u64(), readings);
    match draft.into_position() {
        Ok(position) => position,
        Err(_) => Position::deal(players, chance.0, readings),
    }
}

/// A table in the middle of the game, a turn about to begin. Not always lawful.
fn composed(theme: Theme, players: usize, chance: &mut Chance, readings: Readings) -> Draft {
    let laid = theme.laid();
    let mut deck: Vec<Employee> = Cards::deck().iter().collect();
    chance.shuffle(&mut deck);
    let mut draft = Draft::empty(players);
    draft.tray.clear();
    if theme.without_taxmen() {
        deck.retain(|&card| card != Taxman);
        draft.discard_pile = vec![Taxman; 4];
    }
    let (mut boss, mut taxman) = (false, false);
    let desks = laid.desks.unwrap_or(2 + chance.below(4));
    for (seat, part) in draft.seats.iter_mut().enumerate() {
        part.total_since = i64::from(chance.below(4) as u8);
        let favourites = laid.offices.iter().skip(seat * desks);
        for at in 0..desks {
            let card = draw(&mut deck, favourites.clone().nth(at));
            let single = match card {
                Boss => Some(&mut boss),
                Taxman => Some(&mut taxman),
                _ => None,
            };
            let second = single.is_some_and(|there| std::mem::replace(there, true));
            // A lover may come to lie face-down.
            let above = part.total() + card.profit() > LIMIT && !card.is_lover();
            if second || above {
                draft.discard_pile.push(card);
            } else {
                part.office.add(card);
            }
        }
    }
    let mut favourites = laid.hands.iter();
    for part in &mut draft.seats {
        let full = match theme {
            Theme::Idle => chance.below(2),
            _ => chance.below(3) + 1,
        };
        for _ in 0..full {
            part.hand.add(draw(&mut deck, favourites.next()));
        }
    }
    let pile = match theme {
        Theme::Idle => 0,
        Theme::Audit => chance.below(5),
        _ => chance.below(deck.len() + 1),
    };
    draft.draw_pile = deck.split_off(deck.len() - pile);
    draft.discard_pile.append(&mut deck);
    fall_in_love(&mut draft.seats, chance);
    draft.turn = Turn::Start {
        seat: Seat::ALL[chance.below(players)],
    };
    draft.refills_over = theme == Theme::Idle && taxman;
    if taxman && chance.below(2) == 0 {
        draft.audit_of = Some(Seat::ALL[chance.below(players)]);
    }
    (draft.chance, draft.readings) = (chance.next_u64(), readings);
    draft
}

/// This card of the deck, or the last one if it has no such card.
fn draw(deck: &mut Vec<Employee>, wanted: Option<&Employee>) -> Employee {
    let at = wanted.and_then(|wanted| deck.iter().position(|card| card == wanted));
    // 44 cards: five hands and offices leave some.
    at.map(|at| deck.swap_remove(at))
        .or_else(|| deck.pop())
        .expect("a card is left")
}

/// Boss and one Secretary turn face-down if both are there.
fn fall_in_love(seats: &mut [SeatDraft], chance: &mut Chance) {
    let with = |seats: &[SeatDraft], card| {
        let has = |&at: &usize| seats[at].office.has(card);
        (0..seats.len()).filter(has).collect::<Vec<_>>()
    };
    let (bosses, secretaries) = (with(seats, Boss), with(seats, Secretary));
    if bosses.is_empty() || secretaries.is_empty() {
        return;
    }
    let loved = secretaries[chance.below(secretaries.len())];
    for (at, card) in [(bosses[0], Boss), (loved, Secretary)] {
        seats[at].office.take(card);
        seats[at].face_down.add(card);
    }
}

/// One action and what came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The position before.
    pub before: Position,
    /// What was done.
    pub action: Action,
    /// What was told.
    pub events: Vec<Event>,
    /// The position after.
    pub after: Position,
}

impl Step {
    /// What comes of this action.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn take(before: Position, action: Action) -> Self {
        let (mut after, mut events) = (before, Vec::new());
        if let Err(refusal) = after.apply(action, &mut events) {
            panic!("{refusal:?} in {before:?}");
        }
        Self {
            before,
            action,
            events,
            after,
        }
    }

    /// Every law holds.
    ///
    /// # Panics
    /// If one is broken.
    pub fn assert_lawful(&self) {
        let broken = check_step(&self.before, self.action, &self.events, &self.after);
        assert!(
            broken.is_empty(),
            "{broken:#?}\nby {:?}\nin {:?}\ntold {:?}\ngives {:?}",
            self.action,
            self.before,
            self.events,
            self.after
        );
    }
}

/// Plays on with uniformly random legal actions, as long as the game and this many decisions last.
pub fn random_steps(from: Position, seed: u64, most: usize) -> impl Iterator<Item = Step> {
    let mut chance = Chance(seed);
    let mut position = from;
    let steps = std::iter::from_fn(move || {
        let actions = position.actions();
        let at = chance.below(actions.len());
        let step = Step::take(position, *actions.get(at)?);
        position = step.after;
        Some(step)
    });
    steps.take(most)
}

/// The start of the game with this number: themes, 2 to 5 players and all readings in turn, cards by the seed.
pub fn numbered(game: u64, seed: u64) -> Position {
    let at = game as usize;
    let theme = Theme::ALL[at % Theme::ALL.len()];
    // Strides without a common divisor, so that every combination comes up.
    let players = 2 + (at / Theme::ALL.len()) % 4;
    start(theme, players, seed, readings(at * 37))
}

/// The starts of so many pinned games: every theme, 2 to 5 players, all readings in turn.
pub fn starts(games: u64) -> impl Iterator<Item = (Position, u64)> {
    (0..games).map(|game| (numbered(game, game), game))
}

/// Every position of so many pinned games.
pub fn positions(games: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for (start, seed) in starts(games) {
        positions.push(start);
        positions.extend(random_steps(start, seed, 300).map(|step| step.after));
    }
    positions
}
