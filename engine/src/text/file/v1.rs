//! Format 1, as it stands in files. It never changes; a newer one would stand beside it.

use serde::{Deserialize, Serialize};

use super::check::{Counter, no_such_seat, text_is_plain};
use super::{FileError, Goal, PositionFile, SeatKnowledge};
use crate::material::{Cards, Employee};
use crate::rulebook::Readings;
use crate::table::{Chance, Draft, MOST_PLAYERS, Seat, SeatDraft, Turn};

/// A position file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Position", deny_unknown_fields)]
pub(crate) struct FileV1 {
    pub(super) format: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) title: String,
    pub(crate) players: Vec<PlayerV1>,
    pub(super) turn: Turn,
    #[serde(default)]
    pub(super) draw_pile: PileV1,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) discard_pile: Vec<Employee>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) tray: Vec<Employee>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) refills_over: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) audit_of: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) chance: u64,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) readings: Readings,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) goal: Option<Goal>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) hidden: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) knowledge: Vec<SeatKnowledge>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) note: String,
}

/// A player of a position file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
pub(crate) struct PlayerV1 {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) office: Vec<Employee>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) face_down: Vec<Employee>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) hand: Vec<Employee>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) eliminated: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) total_since: i64,
}

/// The draw pile: in order, or as a seed for the cards not named elsewhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Pile", deny_unknown_fields)]
pub(crate) enum PileV1 {
    Ordered(Vec<Employee>),
    Rest { seed: u64 },
}

impl Default for PileV1 {
    fn default() -> Self {
        Self::Ordered(Vec::new())
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<&PositionFile> for FileV1 {
    fn from(file: &PositionFile) -> Self {
        let draft = &file.draft;
        let player = |(at, part): (usize, &SeatDraft)| PlayerV1 {
            name: file.names.get(at).cloned().unwrap_or_default(),
            office: part.office.iter().collect(),
            face_down: part.face_down.iter().collect(),
            hand: part.hand.iter().collect(),
            eliminated: part.eliminated,
            total_since: part.total_since,
        };
        Self {
            format: super::FORMAT,
            title: file.title.clone(),
            players: draft.seats.iter().enumerate().map(player).collect(),
            turn: draft.turn.clone(),
            draw_pile: PileV1::Ordered(draft.draw_pile.clone()),
            discard_pile: draft.discard_pile.clone(),
            tray: draft.tray.clone(),
            refills_over: draft.refills_over,
            audit_of: draft.audit_of,
            chance: draft.chance,
            readings: draft.readings,
            goal: file.goal,
            hidden: file.hidden,
            knowledge: file.knowledge.clone(),
            note: file.note.clone(),
        }
    }
}

impl FileV1 {
    /// The same as [`FileV1::build`], where nobody has looked at the version before.
    pub(crate) fn checked(self) -> Result<PositionFile, FileError> {
        match self.format {
            super::FORMAT => self.build(),
            format => Err(FileError::UnknownFormat {
                format,
                place: "format".to_owned(),
            }),
        }
    }

    /// The position file, if everything in it exists: players, seats, cards.
    pub(crate) fn build(self) -> Result<PositionFile, FileError> {
        let players = self.players.len();
        if !(2..=MOST_PLAYERS).contains(&players) {
            return Err(FileError::Players {
                players,
                place: "players".to_owned(),
            });
        }
        self.check_texts()?;
        self.check_seats(players)?;
        // Counted before any `Cards` is built: those hold seven of a kind at most.
        let unnamed = self.count()?.left();
        let (draw_pile, tray) = match self.draw_pile {
            PileV1::Ordered(pile) => (pile, [self.tray, unnamed].concat()),
            PileV1::Rest { seed } => {
                let mut pile = unnamed;
                Chance(seed).shuffle(&mut pile);
                (pile, self.tray)
            }
        };
        let cards = |kinds: &[Employee]| kinds.iter().copied().collect::<Cards>();
        let part = |player: &PlayerV1| SeatDraft {
            hand: cards(&player.hand),
            office: cards(&player.office),
            face_down: cards(&player.face_down),
            eliminated: player.eliminated,
            total_since: player.total_since,
        };
        Ok(PositionFile {
            draft: Draft {
                seats: self.players.iter().map(part).collect(),
                turn: self.turn,
                draw_pile,
                discard_pile: self.discard_pile,
                tray,
                refills_over: self.refills_over,
                audit_of: self.audit_of,
                chance: self.chance,
                readings: self.readings,
            },
            title: self.title,
            names: self.players.into_iter().map(|player| player.name).collect(),
            note: self.note,
            goal: self.goal,
            hidden: self.hidden,
            knowledge: self.knowledge,
        })
    }

    fn check_texts(&self) -> Result<(), FileError> {
        text_is_plain(&self.title, "title", false)?;
        text_is_plain(&self.note, "note", true)?;
        for (at, player) in self.players.iter().enumerate() {
            text_is_plain(
                &player.name,
                &format!("players, player {}, name", at + 1),
                false,
            )?;
        }
        Ok(())
    }

    fn check_seats(&self, players: usize) -> Result<(), FileError> {
        let check = |seat: Seat, place: &str| no_such_seat(seat, players, place);
        match &self.turn {
            // The decider of a set-up follows from the picks; a pick too many is a fault.
            Turn::Setup { .. } => {}
            Turn::Over { result } => {
                for seat in result.winners {
                    check(seat, "turn, result, winners")?;
                }
            }
            turn => {
                if let Some(seat) = turn.decider() {
                    check(seat, "turn, seat")?;
                }
            }
        }
        if let Turn::DirectorDiscard { hand, .. } = self.turn {
            check(hand, "turn, hand")?;
        }
        if let Some(seat) = self.audit_of {
            check(seat, "audit_of")?;
        }
        if let Some(Goal::Eliminate { seat }) = self.goal {
            check(seat, "goal, seat")?;
        }
        for known in &self.knowledge {
            check(known.seat, "knowledge, seat")?;
            for hand in &known.hands {
                check(hand.seat, "knowledge, hands, seat")?;
            }
        }
        Ok(())
    }

    fn count(&self) -> Result<Counter, FileError> {
        let mut counter = Counter::default();
        for (at, player) in self.players.iter().enumerate() {
            let place = |what: &str| format!("players, player {}, {what}", at + 1);
            counter.add(&player.office, || place("office"))?;
            counter.add(&player.face_down, || place("face_down"))?;
            counter.add(&player.hand, || place("hand"))?;
        }
        if let Turn::Setup { picks, .. } = &self.turn {
            let picks: Vec<Employee> = picks.iter().flatten().copied().collect();
            counter.add(&picks, || "turn, picks".to_owned())?;
        }
        if let PileV1::Ordered(pile) = &self.draw_pile {
            counter.add(pile, || "draw_pile".to_owned())?;
        }
        counter.add(&self.discard_pile, || "discard_pile".to_owned())?;
        counter.add(&self.tray, || "tray".to_owned())?;
        for known in &self.knowledge {
            let mut known_cards = Counter::default();
            for hand in &known.hands {
                known_cards.add(&hand.cards, || "knowledge, hands, cards".to_owned())?;
            }
            let pile: Vec<Employee> = known.pile.iter().flatten().copied().collect();
            known_cards.add(&pile, || "knowledge, pile".to_owned())?;
            known_cards.add(&known.within_pile, || "knowledge, within_pile".to_owned())?;
        }
        Ok(counter)
    }
}
