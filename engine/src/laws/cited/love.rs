//! Love: who turns down and up, and who is asked.

use super::Moment;
use crate::material::Employee::{self, Boss, Secretary};
use crate::play::{Action, Happening};
use crate::rulebook::Rule;
use crate::table::Seat;

impl Moment<'_> {
    pub(super) fn turned_down(&self, seat: Seat, lover: Employee) -> bool {
        let in_play = (self.table.in_play(Boss), self.table.in_play(Secretary));
        match self.rule {
            Rule::SetupLove11 => self.in_setup() && in_play == (1, 1),
            Rule::SetupLove12 => self.in_setup() && in_play == (1, 2),
            Rule::SetupLove21 => self.in_setup() && in_play == (2, 1),
            Rule::SetupLove22 => self.in_setup() && in_play == (2, 2),
            Rule::LovePair => {
                let comes = [Boss, Secretary].map(Action::Play);
                comes.contains(&self.taken.action) && in_play.0 == 1 && in_play.1 > 0
            }
            Rule::LoveChoice => {
                let chosen = self.taken.action.target();
                lover == Secretary
                    && !self.in_setup()
                    && chosen.is_some_and(|target| target.seat == seat)
            }
            Rule::LoveNext => lover == Secretary && self.alone_face_down(Boss),
            _ => false,
        }
    }

    pub(super) fn turned_up(&self, lover: Employee) -> bool {
        match self.rule {
            Rule::LoveParting => {
                let other = if lover == Boss { Secretary } else { Boss };
                self.table.in_play(other) == 0
            }
            Rule::SetupBossesLeave => {
                let started = |what: &Happening| matches!(what, Happening::StartPlayer { .. });
                lover == Secretary && self.told(started)
            }
            _ => false,
        }
    }

    pub(super) fn love_choice(&self, seat: Seat) -> bool {
        let offices = |lover| {
            let holds = |cards: &&crate::material::Cards| cards.has(lover);
            self.table.face_up.iter().filter(holds).count()
        };
        let down = self.table.face_down[seat.index()];
        match self.rule {
            Rule::LoveChoice => {
                self.taken.action == Action::Play(Boss)
                    && self.is_active(seat)
                    && offices(Secretary) == 2
            }
            Rule::SetupLove12 => self.in_setup() && down.has(Boss) && offices(Secretary) == 2,
            Rule::SetupLove21 => self.in_setup() && down.has(Secretary) && offices(Boss) == 2,
            _ => false,
        }
    }

    /// One lover lies face-down and nobody beside it.
    fn alone_face_down(&self, lover: Employee) -> bool {
        let all: usize = self.table.face_down.iter().map(|cards| cards.len()).sum();
        self.table.lying_face_down(lover) == 1 && all == 1
    }
}
