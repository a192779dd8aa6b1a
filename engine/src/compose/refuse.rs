use super::{Edit, Spot, cards, words};
use crate::material::Employee;
use crate::table::{MOST_PLAYERS, Place, Seat, Turn};
use crate::text::file::{FileError, Goal, PositionFile, text_is_plain};
use crate::text::words::Names;

/// The most characters of a note that is typed; a file may have longer ones.
pub const LONGEST_NOTE: usize = 100_000;

/// Why an edit was not carried out. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// No such card lies there.
    #[error("there is no {card} to move from {}", words::place(from.place, &Names::default()))]
    NotThere {
        /// Which card.
        card: Employee,
        /// Where it was looked for.
        from: Spot,
    },
    /// This table has no such place now; a pick has one in set-up alone.
    #[error("there is no such place now: {}", words::place(*place, &Names::default()))]
    NoSuchPlace {
        /// The place.
        place: Place,
    },
    /// No heap of counted cards holds more than seven of a kind; the game has six at most.
    #[error("no more {card} cards fit there")]
    NoRoom {
        /// Of which kind.
        card: Employee,
    },
    /// This table has no such seat.
    #[error("this table has no {seat}")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Five players are the most.
    #[error("a table has five players at most")]
    TableFull,
    /// Two players are the fewest.
    #[error("a table has two players at least")]
    TooFewSeats,
    /// There must be a moment for each seat.
    #[error("{given} moments are given for {players} players")]
    Moments {
        /// How many are given.
        given: usize,
        /// How many players there are.
        players: usize,
    },
    /// The note is too long.
    #[error("the note would have {characters} characters, more than {LONGEST_NOTE}")]
    NoteTooLong {
        /// How many.
        characters: usize,
    },
    /// A text that no file takes.
    #[error(transparent)]
    Text(#[from] FileError),
}

/// Why this edit cannot be carried out on this file, if so.
pub fn refuses(file: &PositionFile, edit: &Edit) -> Option<NotDone> {
    check(file, edit).err()
}

fn check(file: &PositionFile, edit: &Edit) -> Result<(), NotDone> {
    let draft = &file.draft;
    let players = draft.seats.len();
    match edit {
        Edit::Move { card, from, to } => cards::check_move(draft, *card, *from, *to),
        Edit::AuditOf(Some(seat))
        | Edit::Eliminated { seat, .. }
        | Edit::Goal(Some(Goal::Eliminate { seat })) => has(players, *seat),
        Edit::Turn(Turn::Setup { .. } | Turn::Over { .. }) => Ok(()),
        Edit::Turn(_) => has(players, Seat::ALL[0]),
        Edit::Since(moments) if moments.len() != players => Err(NotDone::Moments {
            given: moments.len(),
            players,
        }),
        Edit::Name { seat, name } => {
            has(players, *seat)?;
            Ok(text_is_plain(name, "name", false)?)
        }
        Edit::Title(title) => Ok(text_is_plain(title, "title", false)?),
        Edit::Note(note) => {
            let characters = note.chars().count();
            if characters > LONGEST_NOTE {
                return Err(NotDone::NoteTooLong { characters });
            }
            Ok(text_is_plain(note, "note", true)?)
        }
        Edit::AddSeat if players >= MOST_PLAYERS => Err(NotDone::TableFull),
        Edit::RemoveSeat(_) if players <= 2 => Err(NotDone::TooFewSeats),
        Edit::RemoveSeat(seat) => has(players, *seat),
        Edit::Rotate if players > MOST_PLAYERS => Err(NotDone::TableFull),
        Edit::SwapSeats(one, other) => {
            has(players, *one)?;
            has(players, *other)
        }
        Edit::Clear(place) => match place.seat() {
            Some(seat) => has(players, seat),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

fn has(players: usize, seat: Seat) -> Result<(), NotDone> {
    if seat.index() < players {
        Ok(())
    } else {
        Err(NotDone::NoSuchSeat { seat })
    }
}
