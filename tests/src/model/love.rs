//! Boss and Secretary.

use office21::material::Employee::{self, Boss, Secretary};
use office21::play::{Happening, Target};
use office21::table::{Seat, Turn};

use super::table::Model;

impl Model {
    /// Whether one of this kind lies face-down.
    pub(super) fn face_down(&self, employee: Employee) -> bool {
        let down = |&(seat, at): &(Seat, usize)| self.player(seat).office[at].face_down;
        self.in_play(employee).iter().any(down)
    }

    pub(super) fn turn_down(&mut self, (seat, at): (Seat, usize)) {
        let card = &mut self.player_mut(seat).office[at];
        if !card.face_down {
            card.face_down = true;
            let employee = card.employee;
            self.tell(Happening::TurnedDown { seat, employee });
        }
    }

    pub(super) fn turn_up(&mut self, (seat, at): (Seat, usize)) {
        let card = &mut self.player_mut(seat).office[at];
        if card.face_down {
            card.face_down = false;
            let employee = card.employee;
            self.tell(Happening::TurnedUp { seat, employee });
        }
    }

    /// A card that an action names turns face-down.
    pub(super) fn turn_down_target(&mut self, target: Target) {
        let at = self.find(target);
        self.turn_down((target.seat, at));
    }

    /// Those of this kind who can be loved: face-up in play.
    pub(super) fn can_be_loved(&self, employee: Employee) -> Vec<Target> {
        let up = |&(seat, at): &(Seat, usize)| !self.player(seat).office[at].face_down;
        let mut targets: Vec<Target> = self
            .in_play(employee)
            .into_iter()
            .filter(up)
            .map(|(seat, _)| Target {
                seat,
                employee,
                face_down: false,
            })
            .collect();
        targets.dedup();
        targets
    }

    /// A Secretary has just been played: `love-pair`, but `love-is-kept`.
    pub(super) fn secretary_comes(&mut self, seat: Seat) {
        let bosses = self.in_play(Boss);
        if bosses.is_empty() || self.face_down(Boss) {
            return;
        }
        self.turn_down(bosses[0]);
        let newcomer = self.player(seat).office.len() - 1;
        self.turn_down((seat, newcomer));
    }

    /// A Boss has just been played: `love-pair`, `love-choice`. Whether a choice is to be made.
    pub(super) fn boss_comes(&mut self, seat: Seat) -> bool {
        let secretaries = self.in_play(Secretary);
        if secretaries.is_empty() {
            return false;
        }
        let newcomer = self.player(seat).office.len() - 1;
        self.turn_down((seat, newcomer));
        if self.can_be_loved(Secretary).len() > 1 {
            return true;
        }
        self.turn_down(secretaries[0]);
        false
    }

    /// The choice of `love-choice` has been made.
    pub(super) fn loved(&mut self, seat: Seat, loved: Target) {
        self.turn_down_target(loved);
        self.finish_turn(seat);
    }

    /// Cards have left play or were taken back: `love-parting`, `love-next`.
    pub(super) fn lovers_part(&mut self) {
        let (bosses, secretaries) = (self.in_play(Boss), self.in_play(Secretary));
        if bosses.is_empty() {
            for secretary in secretaries {
                self.turn_up(secretary);
            }
        } else if self.face_down(Boss) && !self.face_down(Secretary) {
            match secretaries.first() {
                Some(&next) => self.turn_down(next),
                None => self.turn_up(bosses[0]),
            }
        }
    }

    /// Love in set-up, when the cards of a round have turned up. What is to be chosen, and by whom, if anything.
    pub(super) fn setup_love(&mut self) -> Option<Seat> {
        let (bosses, secretaries) = (self.in_play(Boss), self.in_play(Secretary));
        let paired = self.face_down(Boss) && self.face_down(Secretary);
        let (single, several) = match (bosses.len(), secretaries.len()) {
            (1, 1) | (2, 2) => {
                for lover in [bosses, secretaries].concat() {
                    self.turn_down(lover);
                }
                return None;
            }
            (1, 2) if !paired => (bosses[0], secretaries),
            (2, 1) if !paired => (secretaries[0], bosses),
            _ => return None,
        };
        self.turn_down(single);
        let alike = several[0].0 == several[1].0;
        if alike {
            self.turn_down(several[0]);
            return None;
        }
        Some(single.0)
    }

    /// What the seat of `Turn::SetupLove` or `Turn::Love` can choose from.
    pub(super) fn love_choices(&self) -> Vec<Target> {
        let from_bosses = matches!(self.turn, Turn::SetupLove { .. })
            && self.in_play(Boss).len() == 2
            && self.in_play(Secretary).len() == 1;
        self.can_be_loved(if from_bosses { Boss } else { Secretary })
    }
}
