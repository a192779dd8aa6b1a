//! The form for a new game.

use office21::bot::LEVELS;
use office21::rulebook::Readings;
use office21::text::record::{Player, PlayerKind};

/// What the form says. A plain value: the window edits a copy and sends it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The seats, clockwise. The seeds of bots are given when the game begins.
    pub seats: Vec<Player>,
    /// The seed as typed: empty is random, a number is that seed, any other text is made into a number.
    pub seed: String,
    /// The readings in force.
    pub readings: Readings,
}

/// One thing that is wrong with the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormFault {
    /// At which seat, from 0; `None` where it is the whole.
    pub seat: Option<usize>,
    /// In a sentence.
    pub text: String,
}

/// The names that bots sit down with.
const NAMES: [&str; 4] = ["Anton", "Jacky", "Christa", "Doris"];
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 20;

impl Default for NewGame {
    fn default() -> Self {
        let bot = |name: &&str| Player {
            name: (*name).to_owned(),
            kind: clerk(),
        };
        let you = Player {
            name: "You".to_owned(),
            kind: PlayerKind::Person,
        };
        Self {
            seats: std::iter::once(you)
                .chain(NAMES[..3].iter().map(bot))
                .collect(),
            seed: String::new(),
            readings: Readings::default(),
        }
    }
}

impl NewGame {
    /// The fewest and the most seats.
    pub const SEATS: (usize, usize) = (2, 5);

    /// Whether there is room for one more.
    pub fn can_add(&self) -> bool {
        self.seats.len() < Self::SEATS.1
    }

    /// Whether one can be left out.
    pub fn can_remove(&self) -> bool {
        self.seats.len() > Self::SEATS.0
    }

    /// One more clerk, with a name that is free.
    pub fn add(&mut self) {
        if !self.can_add() {
            return;
        }
        let taken = |name: &str| self.seats.iter().any(|p| same(&p.name, name));
        let free = NAMES.into_iter().find(|name| !taken(name));
        self.seats.push(Player {
            name: free.map_or_else(|| format!("Seat {}", self.seats.len() + 1), str::to_owned),
            kind: clerk(),
        });
    }

    /// Without this seat.
    pub fn remove(&mut self, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            self.seats.remove(seat);
        }
    }

    /// Moves a seat one place clockwise or back.
    pub fn shift(&mut self, seat: usize, later: bool) {
        let other = if later {
            Some(seat + 1)
        } else {
            seat.checked_sub(1)
        };
        if let Some(other) = other
            && other.max(seat) < self.seats.len()
        {
            self.seats.swap(seat, other);
        }
    }

    /// Everything that is wrong, in sentences; a game can be started exactly when this is empty.
    pub fn faults(&self) -> Vec<FormFault> {
        let mut faults = Vec::new();
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&self.seats.len()) {
            faults.push(FormFault {
                seat: None,
                text: format!(
                    "Office 21 is played by {least} to {most}, not by {}.",
                    self.seats.len()
                ),
            });
        }
        for (at, player) in self.seats.iter().enumerate() {
            if let Some(text) = self.fault_of(at, player) {
                faults.push(FormFault {
                    seat: Some(at),
                    text,
                });
            }
        }
        faults
    }

    fn fault_of(&self, at: usize, player: &Player) -> Option<String> {
        let name = player.name.trim();
        if name.is_empty() {
            return Some(format!("Seat {} has no name.", at + 1));
        }
        if name.chars().count() > LONGEST_NAME {
            return Some(format!(
                "The name of seat {} is longer than {LONGEST_NAME} characters.",
                at + 1
            ));
        }
        if name.chars().any(char::is_control) {
            return Some(format!(
                "The name of seat {} has signs that cannot be shown.",
                at + 1
            ));
        }
        if let Some(first) = self.seats[..at].iter().position(|p| same(&p.name, name)) {
            return Some(format!(
                "Seats {} and {} are both called {name}.",
                first + 1,
                at + 1
            ));
        }
        match &player.kind {
            PlayerKind::Bot { level, .. } if !LEVELS.iter().any(|known| known.name == level) => {
                Some(format!("There are no bots called {level}."))
            }
            _ => None,
        }
    }

    /// The seed typed, if any.
    pub fn seed(&self) -> Option<u64> {
        let text = self.seed.trim();
        (!text.is_empty()).then(|| text.parse().unwrap_or_else(|_| hashed(text)))
    }

    /// The players, with names as they will be shown.
    pub(super) fn players(&self) -> Vec<Player> {
        let trimmed = |player: &Player| Player {
            name: player.name.trim().to_owned(),
            kind: player.kind.clone(),
        };
        self.seats.iter().map(trimmed).collect()
    }
}

/// A bot of the ordinary level; its seed is given when the game begins.
pub(super) fn clerk() -> PlayerKind {
    PlayerKind::Bot {
        level: "clerk".to_owned(),
        seed: 0,
    }
}

fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

/// FNV-1a, so that a word is the same seed everywhere.
fn hashed(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_opens_ready_to_play() {
        let form = NewGame::default();
        assert_eq!(form.faults(), []);
        let names: Vec<_> = form.seats.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["You", "Anton", "Jacky", "Christa"]);
        assert_eq!(
            form.seats
                .iter()
                .filter(|p| p.kind == PlayerKind::Person)
                .count(),
            1
        );
        assert_eq!(form.seed(), None);
    }

    #[test]
    fn every_fault_is_said_in_words_at_its_seat() {
        let mut form = NewGame::default();
        form.seats[1].name = "  ".into();
        form.seats[2].name = "you".into();
        form.seats[3].name = "x".repeat(21);
        let faults = form.faults();
        let at: Vec<_> = faults.iter().map(|f| f.seat).collect();
        assert_eq!(at, [Some(1), Some(2), Some(3)]);
        assert_eq!(faults[1].text, "Seats 1 and 3 are both called you.");
        form.seats.truncate(1);
        assert_eq!(
            form.faults()[0].text,
            "Office 21 is played by 2 to 5, not by 1."
        );
    }

    #[test]
    fn seats_come_and_go_within_two_to_five() {
        let mut form = NewGame::default();
        form.add();
        assert_eq!(form.seats[4].name, "Doris");
        form.add();
        assert_eq!(form.seats.len(), 5);
        for _ in 0..9 {
            form.remove(0);
        }
        assert_eq!(form.seats.len(), 2);
        assert_eq!(form.faults(), []);
    }

    #[test]
    fn a_seed_is_a_number_or_any_word() {
        let seed = |text: &str| {
            NewGame {
                seed: text.into(),
                ..NewGame::default()
            }
            .seed()
        };
        assert_eq!(seed(" 42 "), Some(42));
        assert_eq!(seed("office"), seed("office"));
        assert_ne!(seed("office"), seed("Office"));
    }
}
