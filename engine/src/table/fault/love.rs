//! Love: how many Bosses and Secretaries lie face-down, and whether a choice arises.

use super::Fault;
use crate::material::Employee::{self, Boss, Secretary};
use crate::rulebook::Rule;
use crate::table::{Draft, Seat, Seats, Turn};

pub(super) fn check(draft: &Draft, faults: &mut Vec<Fault>) {
    for (seat, part) in draft.seats() {
        for employee in part.face_down.kinds().filter(|kind| !kind.is_lover()) {
            faults.push(Fault::FaceDownStranger { employee, seat });
        }
    }
    let bosses = Lovers::of(draft, Boss);
    let secretaries = Lovers::of(draft, Secretary);
    if !draft.turn.in_setup() && bosses.in_play() > 1 {
        faults.push(Fault::TwoBosses {
            seats: bosses.offices(),
        });
    }
    match draft.turn {
        Turn::Love { seat } => check_choice(seat, &bosses, &secretaries, faults),
        Turn::SetupLove { seat, .. } => check_setup_choice(seat, &bosses, &secretaries, faults),
        _ => {
            let (expected, rule) = expected(draft, &bosses, &secretaries);
            bosses.check(expected.0, rule, faults);
            secretaries.check(expected.1, rule, faults);
        }
    }
}

/// Where the cards of one lover lie: an entry a card.
struct Lovers {
    employee: Employee,
    face_up: Vec<Seat>,
    face_down: Vec<Seat>,
}

impl Lovers {
    fn of(draft: &Draft, employee: Employee) -> Self {
        let mut lovers = Self {
            employee,
            face_up: Vec::new(),
            face_down: Vec::new(),
        };
        for (seat, part) in draft.seats() {
            lovers
                .face_up
                .extend((0..part.office.count(employee)).map(|_| seat));
            lovers
                .face_down
                .extend((0..part.face_down.count(employee)).map(|_| seat));
        }
        lovers
    }

    fn in_play(&self) -> usize {
        self.face_up.len() + self.face_down.len()
    }

    fn offices(&self) -> Seats {
        self.face_up
            .iter()
            .chain(&self.face_down)
            .copied()
            .collect()
    }

    fn check(&self, expected: usize, rule: Rule, faults: &mut Vec<Fault>) {
        let employee = self.employee;
        if self.face_down.len() < expected {
            let seats = self.face_up.iter().copied().collect();
            faults.push(Fault::LoverFaceUp {
                employee,
                seats,
                rule,
            });
        } else if self.face_down.len() > expected {
            let seats = self.face_down.iter().copied().collect();
            faults.push(Fault::LoverFaceDown {
                employee,
                seats,
                rule,
            });
        }
    }
}

/// How many Bosses and how many Secretaries lie face-down on a table at rest, and the rule that says so.
fn expected(draft: &Draft, bosses: &Lovers, secretaries: &Lovers) -> ((usize, usize), Rule) {
    let setup = draft.turn.in_setup();
    match (bosses.in_play(), secretaries.in_play()) {
        (0, _) | (_, 0) => ((0, 0), Rule::LoveParting),
        (1, 1) if setup => ((1, 1), Rule::SetupLove11),
        (1, _) if setup => ((1, 1), Rule::SetupLove12),
        (_, 1) if setup => ((1, 1), Rule::SetupLove21),
        _ if setup => ((2, 2), Rule::SetupLove22),
        _ => ((1, 1), Rule::LovePair),
    }
}

/// The Boss lies face-down at his player's; both Secretaries still face-up, in different offices (`love-choice`).
fn check_choice(seat: Seat, bosses: &Lovers, secretaries: &Lovers, faults: &mut Vec<Fault>) {
    if bosses.face_down != [seat] || !a_choice(secretaries) {
        faults.push(Fault::NoLoveChoice {
            seat,
            rule: Rule::LoveChoice,
        });
    }
}

fn check_setup_choice(seat: Seat, bosses: &Lovers, secretaries: &Lovers, faults: &mut Vec<Fault>) {
    let (single, several, rule) = if secretaries.in_play() == 1 {
        (secretaries, bosses, Rule::SetupLove21)
    } else {
        (bosses, secretaries, Rule::SetupLove12)
    };
    if single.face_down != [seat] || !single.face_up.is_empty() || !a_choice(several) {
        faults.push(Fault::NoLoveChoice { seat, rule });
    }
}

/// Two face-up in different offices; in the same office they are alike (`setup-alike`).
fn a_choice(lovers: &Lovers) -> bool {
    lovers.face_down.is_empty() && matches!(lovers.face_up[..], [one, other] if one != other)
}
