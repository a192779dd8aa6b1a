//! Positions in a few words: an office, a bar, a hand.

use office21::material::{Cards, Employee};
use office21::rulebook::Readings;
use office21::table::{
    Draft, End, Fault, Outcome, Position, Seat, SeatDraft, Seats, Turn, Victory,
};

/// The seat with this number.
///
/// # Panics
/// If it is not 1 to 5.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("seats are numbered from 1 to 5")
}

/// The cards with these names, in this order.
///
/// # Panics
/// If a name is not an employee's.
pub fn cards(names: &str) -> Vec<Employee> {
    names.split_whitespace().map(card).collect()
}

fn card(name: &str) -> Employee {
    let named = |kind: &Employee| kind.name() == name;
    match Employee::ALL.into_iter().find(named) {
        Some(kind) => kind,
        None => panic!("no employee is called {name:?}"),
    }
}

/// One player in words: `Sales (Boss) | Spy Cleaner` is an office with a Sales and a face-down Boss, and a hand of two.
/// `out` is an eliminated player.
pub fn player(words: &str) -> SeatDraft {
    let mut part = SeatDraft::default();
    if words.trim() == "out" {
        part.eliminated = true;
        return part;
    }
    let (office, hand) = words.split_once('|').unwrap_or((words, ""));
    for name in office.split_whitespace() {
        match name.strip_prefix('(').and_then(|n| n.strip_suffix(')')) {
            Some(name) => part.face_down.add(card(name)),
            None => part.office.add(card(name)),
        }
    }
    part.hand = Cards::of(&cards(hand));
    part
}

/// A table being laid: seat 1 is about to play unless something else is said, and every card that is not named lies in
/// the draw pile, in the order of the kinds.
#[derive(Clone, Debug)]
pub struct Table {
    draft: Draft,
    pile: Option<Vec<Employee>>,
    top: Vec<Employee>,
    missing: Vec<Employee>,
}

/// A table of these players: see [`player`].
pub fn table<const N: usize>(players: [&str; N]) -> Table {
    let mut draft = Draft::empty(N);
    draft.tray.clear();
    for (part, words) in draft.seats.iter_mut().zip(players) {
        *part = player(words);
    }
    Table {
        draft,
        pile: None,
        top: Vec::new(),
        missing: Vec::new(),
    }
}

impl Table {
    /// Where the game stands.
    #[must_use]
    pub fn turn(mut self, turn: Turn) -> Self {
        self.draft.turn = turn;
        self
    }

    /// This seat's turn is about to begin.
    #[must_use]
    pub fn start(self, number: u8) -> Self {
        self.turn(Turn::Start { seat: seat(number) })
    }

    /// This seat is about to play a card.
    #[must_use]
    pub fn play(self, number: u8) -> Self {
        self.turn(Turn::Play { seat: seat(number) })
    }

    /// The effect of this card, played by this seat, is pending; a Boss's is the choice of a Secretary.
    ///
    /// # Panics
    /// If the card has no effect to decide on.
    #[must_use]
    pub fn pending(self, card: Employee, number: u8) -> Self {
        let seat = seat(number);
        self.turn(match card {
            Employee::Cleaner => Turn::Cleaner { seat },
            Employee::Operator => Turn::Operator { seat },
            Employee::Assistant => Turn::Assistant { seat },
            Employee::Sales => Turn::Sales { seat },
            Employee::Director => Turn::Director { seat },
            Employee::Boss => Turn::Love { seat },
            _ => panic!("{card} has no effect to decide on"),
        })
    }

    /// This seat's Director is looking at a hand.
    #[must_use]
    pub fn looking(self, number: u8, hand: u8) -> Self {
        let (seat, hand) = (seat(number), seat(hand));
        self.turn(Turn::DirectorDiscard { seat, hand })
    }

    /// A round of set-up, with what the seats have picked; `-` has still to pick.
    #[must_use]
    pub fn setup(self, round: u8, picks: &str) -> Self {
        let pick = |name: &str| (name != "-").then(|| card(name));
        let picks = picks.split_whitespace().map(pick).collect();
        self.turn(Turn::Setup { round, picks })
    }

    /// A love choice in set-up.
    #[must_use]
    pub fn setup_love(self, number: u8, round: u8) -> Self {
        let seat = seat(number);
        self.turn(Turn::SetupLove { seat, round })
    }

    /// The game is over.
    #[must_use]
    pub fn over(self, end: End, victory: Victory, winners: &[u8]) -> Self {
        let result = outcome(end, victory, winners);
        self.turn(Turn::Over { result })
    }

    /// The draw pile has exactly these cards, the first on top; all others lie on the discard pile.
    #[must_use]
    pub fn pile(mut self, names: &str) -> Self {
        self.pile = Some(cards(names));
        self
    }

    /// These cards are the top of the draw pile.
    #[must_use]
    pub fn top(mut self, names: &str) -> Self {
        self.top = cards(names);
        self
    }

    /// These cards lie on the discard pile, the oldest first.
    #[must_use]
    pub fn discarded(mut self, names: &str) -> Self {
        self.draft.discard_pile = cards(names);
        self
    }

    /// These cards lie in the tray.
    #[must_use]
    pub fn tray(mut self, names: &str) -> Self {
        self.draft.tray = cards(names);
        self
    }

    /// These cards are nowhere.
    #[must_use]
    pub fn missing(mut self, names: &str) -> Self {
        self.missing = cards(names);
        self
    }

    /// When the totals were achieved, by seat.
    #[must_use]
    pub fn since(mut self, moments: &[i64]) -> Self {
        for (part, &moment) in self.draft.seats.iter_mut().zip(moments) {
            part.total_since = moment;
        }
        self
    }

    /// Nobody refills any more.
    #[must_use]
    pub fn refills_over(mut self) -> Self {
        self.draft.refills_over = true;
        self
    }

    /// Who played the Taxman in play.
    #[must_use]
    pub fn audit_of(mut self, number: u8) -> Self {
        self.draft.audit_of = Some(seat(number));
        self
    }

    /// Where chance comes from.
    #[must_use]
    pub fn chance(mut self, seed: u64) -> Self {
        self.draft.chance = seed;
        self
    }

    /// Changes the readings in force.
    #[must_use]
    pub fn reading(mut self, change: impl FnOnce(&mut Readings)) -> Self {
        change(&mut self.draft.readings);
        self
    }

    /// The draft, with every card in its place.
    pub fn draft(mut self) -> Draft {
        self.draft.draw_pile = self.pile.clone().unwrap_or(self.top);
        let mut rest = Cards::deck();
        for card in self.draft.cards().chain(self.missing) {
            rest.take(card);
        }
        if self.pile.is_some() {
            self.draft.discard_pile.extend(rest.iter());
        } else {
            self.draft.draw_pile.extend(rest.iter());
        }
        self.draft
    }

    /// What is wrong with it.
    pub fn faults(self) -> Vec<Fault> {
        self.draft().faults()
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not lawful.
    pub fn position(self) -> Position {
        let draft = self.draft();
        match draft.into_position() {
            Ok(position) => position,
            Err(faults) => panic!("not lawful: {faults:?}\n{draft:?}"),
        }
    }
}

/// How a game ended, in few words.
pub fn outcome(end: End, victory: Victory, winners: &[u8]) -> Outcome {
    let winners: Seats = winners.iter().map(|&number| seat(number)).collect();
    Outcome {
        end,
        victory,
        winners,
    }
}
