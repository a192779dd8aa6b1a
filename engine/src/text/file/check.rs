//! What is checked of files and codes alike: copies, seats, texts.

use super::{FileError, LONGEST_LINE};
use crate::material::Employee;
use crate::table::Seat;

/// Counts copies against what the game has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counter([u8; 10]);

impl Counter {
    /// Counts these; names the place of the first card too many.
    pub(crate) fn add(
        &mut self,
        kinds: &[Employee],
        place: impl Fn() -> String,
    ) -> Result<(), FileError> {
        for (at, &employee) in kinds.iter().enumerate() {
            if !self.add_one(employee) {
                let place = format!("{}, card {}", place(), at + 1);
                return Err(FileError::TooMany { employee, place });
            }
        }
        Ok(())
    }

    /// Counts one more; `false`, and nothing changed, if the game has no more of them.
    pub(crate) fn add_one(&mut self, employee: Employee) -> bool {
        // `Employee::index` is below ten.
        let count = &mut self.0[employee.index()];
        let fits = *count < employee.copies();
        *count += u8::from(fits);
        fits
    }

    /// Every card not counted, in the order of the kinds.
    pub(crate) fn left(self) -> Vec<Employee> {
        let kinds = Employee::ALL.into_iter().zip(self.0);
        kinds
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(kind.copies() - count)))
            .collect()
    }
}

pub(crate) fn no_such_seat(seat: Seat, players: usize, place: &str) -> Result<(), FileError> {
    if seat.index() < players {
        return Ok(());
    }
    Err(FileError::NoSuchSeat {
        seat: seat.number(),
        place: place.to_owned(),
        players,
    })
}

/// Names and titles are one line of text that is not too long, without control characters; notes may have several lines.
///
/// What turns the direction of writing for the text around it is refused as well.
pub(crate) fn text_is_plain(text: &str, place: &str, lines: bool) -> Result<(), FileError> {
    let allowed = |character: char| match character {
        '\n' | '\r' | '\t' => lines,
        '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => false,
        _ => !character.is_control(),
    };
    let characters = text.chars().count();
    if !lines && characters > LONGEST_LINE {
        return Err(FileError::TooLong {
            place: place.to_owned(),
            characters,
        });
    }
    match text
        .chars()
        .enumerate()
        .find(|&(_, character)| !allowed(character))
    {
        None => Ok(()),
        Some((at, character)) => Err(FileError::ControlCharacter {
            place: place.to_owned(),
            character,
            index: at + 1,
        }),
    }
}
