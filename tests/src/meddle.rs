//! Drafts nobody would lay: a lawful table meddled with, or anything at all. Every choice is made by a byte.

use office21::material::{Cards, Employee};
use office21::rulebook::Readings;
use office21::table::{Chance, Draft, End, Outcome, Picks, Seat, SeatDraft, Seats, Turn, Victory};

use crate::games;

/// One thing done to a draft that no rule asks for.
#[derive(Clone, Copy, Debug)]
pub enum Meddling {
    /// A card moves from one heap to another; which, the last number says.
    Move(u8, u8, u8),
    /// The turn becomes another.
    Turn(u8, u8, u8),
    /// A total is said to have been achieved at another moment.
    Since(u8, i8),
    /// Refills are over, or no longer.
    RefillsOver,
    /// Somebody else has played the Taxman.
    AuditOf(u8),
    /// Somebody is eliminated, or back again.
    Eliminate(u8),
    /// A reading changes.
    Reading(u8, u8),
    /// A card too many, or one gone from the tray.
    Copy(u8),
    /// A player more or less.
    Players(bool),
}

fn pick<T: Copy>(things: &[T], which: u8) -> T {
    things[usize::from(which) % things.len()]
}

/// A seat, also one that the table may not have.
fn seat(which: u8) -> Seat {
    pick(&Seat::ALL, which)
}

impl Meddling {
    /// What these bytes mean; moves come most often.
    pub fn by(byte: &mut impl FnMut() -> u8) -> Self {
        match byte() % 16 {
            0..=5 => Self::Move(byte(), byte(), byte()),
            6..=8 => Self::Turn(byte(), byte(), byte()),
            9 => Self::Since(byte(), byte().cast_signed()),
            10 => Self::RefillsOver,
            11 => Self::AuditOf(byte()),
            12 => Self::Eliminate(byte()),
            13 => Self::Reading(byte(), byte()),
            14 => Self::Copy(byte()),
            _ => Self::Players(byte().is_multiple_of(2)),
        }
    }

    /// Does it.
    pub fn meddle(self, draft: &mut Draft) {
        match self {
            Self::Move(from, to, which) => {
                let heap = usize::from(from) % heaps(draft);
                if let Some(card) = take(draft, heap, which) {
                    put(draft, usize::from(to) % heaps(draft), card);
                }
            }
            Self::Turn(which, one, other) => draft.turn = turn(draft, which, one, other),
            Self::Since(at, since) => {
                if let Some(part) = part(draft, at) {
                    part.total_since = i64::from(since);
                }
            }
            Self::RefillsOver => draft.refills_over = !draft.refills_over,
            Self::AuditOf(player) => {
                draft.audit_of = (player % 6 < 5).then(|| seat(player));
            }
            Self::Eliminate(at) => {
                if let Some(part) = part(draft, at) {
                    part.eliminated = !part.eliminated;
                }
            }
            Self::Reading(question, place) => {
                let question = usize::from(question) % Readings::QUESTIONS.len();
                let (_, _, names) = Readings::QUESTIONS[question];
                let place = usize::from(place) % names.len();
                draft.readings.choose(question, place);
            }
            Self::Copy(card) => match card % 16 {
                0..10 => draft.tray.push(pick(&Employee::ALL, card % 16)),
                _ => {
                    draft.tray.pop();
                }
            },
            Self::Players(true) => {
                if draft.seats.len() < 7 {
                    draft.seats.push(SeatDraft::default());
                }
            }
            Self::Players(false) => {
                draft.seats.pop();
            }
        }
    }
}

fn part(draft: &mut Draft, which: u8) -> Option<&mut SeatDraft> {
    let at = usize::from(which).checked_rem(draft.seats.len())?;
    draft.seats.get_mut(at)
}

/// The heaps of a draft that a card can be taken from or put to: hand, office, face-down of each seat, three piles.
fn heaps(draft: &Draft) -> usize {
    3 * draft.seats.len() + 3
}

fn take(draft: &mut Draft, heap: usize, which: u8) -> Option<Employee> {
    let seats = draft.seats.len();
    let from = |cards: &mut Cards| {
        let kinds: Vec<Employee> = cards.kinds().collect();
        let card = (!kinds.is_empty()).then(|| pick(&kinds, which))?;
        cards.take(card).then_some(card)
    };
    if heap < 3 * seats {
        let part = &mut draft.seats[heap / 3];
        return match heap % 3 {
            0 => from(&mut part.hand),
            1 => from(&mut part.office),
            _ => from(&mut part.face_down),
        };
    }
    let pile = match heap - 3 * seats {
        0 => &mut draft.draw_pile,
        1 => &mut draft.discard_pile,
        _ => &mut draft.tray,
    };
    let at = usize::from(which).checked_rem(pile.len())?;
    Some(pile.swap_remove(at))
}

fn put(draft: &mut Draft, heap: usize, card: Employee) {
    let seats = draft.seats.len();
    if heap < 3 * seats {
        let part = &mut draft.seats[heap / 3];
        let cards = match heap % 3 {
            0 => &mut part.hand,
            1 => &mut part.office,
            _ => &mut part.face_down,
        };
        // Seven of a kind are the most that a heap holds at all.
        if cards.count(card) < 7 {
            return cards.add(card);
        }
    }
    match heap.saturating_sub(3 * seats) {
        0 => draft.draw_pile.push(card),
        1 => draft.discard_pile.push(card),
        _ => draft.tray.push(card),
    }
}

/// A turn of any kind, which may name seats that there are not.
pub fn turn(draft: &Draft, which: u8, one: u8, other: u8) -> Turn {
    let seat = seat(one);
    match which % 16 {
        0 => Turn::Start { seat },
        1 => Turn::Play { seat },
        2 => Turn::Cleaner { seat },
        3 => Turn::Operator { seat },
        4 => Turn::Assistant { seat },
        5 => Turn::Sales { seat },
        6 => Turn::Director { seat },
        7 => Turn::DirectorDiscard {
            seat,
            hand: self::seat(other),
        },
        8 => Turn::Love { seat },
        9 => Turn::SetupLove {
            seat,
            round: other % 5,
        },
        10 | 11 => {
            // As many places as there are players, or one too many or too few.
            let places = (draft.seats.len() + usize::from(other.is_multiple_of(8))).min(5);
            let picked = |at: usize| other & (1 << at) != 0;
            let card = |at: usize| picked(at).then(|| pick(&Employee::ALL, other / 8));
            Turn::Setup {
                round: one % 5,
                picks: (0..places).map(card).collect::<Picks>(),
            }
        }
        _ => Turn::Over {
            result: Outcome {
                end: pick(&End::ALL, which / 16),
                victory: pick(&Victory::ALL, one / 8),
                winners: Seat::ALL
                    .into_iter()
                    .filter(|seat| other & (1 << seat.index()) != 0)
                    .collect::<Seats>(),
            },
        },
    }
}

/// Anything at all: up to six players, and each of the 44 cards wherever a byte says.
pub fn anything(byte: &mut impl FnMut() -> u8) -> Draft {
    let mut draft = Draft::empty(usize::from(byte() % 7));
    let cards = std::mem::take(&mut draft.tray);
    for card in cards {
        let heap = usize::from(byte()) % heaps(&draft);
        put(&mut draft, heap, card);
    }
    draft
}

/// The draft with this number: a table from a game, as it is or meddled with up to eight times, and now and then anything
/// at all.
pub fn numbered(number: u64) -> Draft {
    let mut chance = Chance(number);
    let mut byte = || chance.next_u64() as u8;
    if number % 8 == 7 {
        return anything(&mut byte);
    }
    let steps = usize::from(byte()) % 60;
    let start = games::numbered(number, number);
    let last = games::random_steps(start, number, steps).last();
    let mut draft = last.map_or(start, |step| step.after).to_draft();
    for _ in 0..byte() % 9 {
        Meddling::by(&mut byte).meddle(&mut draft);
    }
    draft
}
