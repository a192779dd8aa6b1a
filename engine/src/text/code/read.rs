//! From a code to a draft, character by character.

use super::{ALPHABET, CodeError, LETTERS, MARK, VERSION, check, is_noise, looks_like_code};
use crate::material::{Cards, Employee};
use crate::rulebook::Readings;
use crate::table::{
    Draft, End, MOST_PLAYERS, Outcome, Picks, Seat, SeatDraft, Seats, Turn, Victory,
};
use crate::text::file::Counter;

/// The draft that a code holds. What wrapping and quoting have added is skipped.
///
/// # Errors
/// What is wrong, and at which character of the text as it was given.
pub fn read(text: &str) -> Result<Draft, CodeError> {
    if !looks_like_code(text) {
        return Err(CodeError::NotACode);
    }
    let numbered = text
        .chars()
        .enumerate()
        .map(|(at, character)| (at + 1, character));
    let mut kept: Vec<(usize, char)> = numbered
        .filter(|&(_, character)| !is_noise(character))
        .collect();
    // A sentence may have ended behind the code.
    while kept
        .last()
        .is_some_and(|&(_, last)| matches!(last, '.' | ',' | ';' | ':' | '!' | '?'))
    {
        kept.pop();
    }
    let mut reader = Reader {
        rest: &kept,
        last: 0,
        counter: Counter::default(),
        players: 0,
    };
    reader.mark()?;
    let draft = reader.draft()?;
    let (before, found) = match kept[..] {
        [ref before @ .., found] if reader.rest.len() == 1 => (before, found),
        _ => return Err(reader.unexpected("the check character, and nothing after it,")),
    };
    let expected = check(before.iter().map(|&(_, character)| character));
    let (index, found) = found;
    if found == expected {
        Ok(draft)
    } else {
        Err(CodeError::Check {
            index,
            found,
            expected,
        })
    }
}

struct Reader<'a> {
    /// What has not been read yet.
    rest: &'a [(usize, char)],
    /// The character read last.
    last: usize,
    counter: Counter,
    players: usize,
}

type Parsed<T> = Result<T, CodeError>;

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.first().map(|&(_, character)| character)
    }

    /// Where the next character stands.
    fn index(&self) -> usize {
        self.rest.first().map_or(self.last + 1, |&(index, _)| index)
    }

    fn next(&mut self) -> Option<char> {
        let (&(index, character), rest) = self.rest.split_first()?;
        self.rest = rest;
        self.last = index;
        Some(character)
    }

    /// Reads this character if it is the next one.
    fn skip(&mut self, expected: char) -> bool {
        let there = self.peek() == Some(expected);
        if there {
            self.next();
        }
        there
    }

    fn expect(&mut self, character: char, expected: &'static str) -> Parsed<()> {
        if self.skip(character) {
            Ok(())
        } else {
            Err(self.unexpected(expected))
        }
    }

    fn unexpected(&self, expected: &'static str) -> CodeError {
        match self.rest.first() {
            Some(&(index, character)) => CodeError::Unexpected {
                index,
                character,
                expected,
            },
            None => CodeError::Incomplete {
                index: self.last,
                expected,
            },
        }
    }

    fn mark(&mut self) -> Parsed<()> {
        for expected in MARK.chars() {
            self.expect(expected, "O21. at the beginning")?;
        }
        let index = self.index();
        let version = self.number()?;
        if version != VERSION {
            return Err(CodeError::Version { index, version });
        }
        // Whatever is not in the alphabet at all is named first.
        match self.rest.split_last() {
            Some((_, body)) => {
                let foreign = body
                    .iter()
                    .find(|&&(_, character)| !ALPHABET.contains(character));
                match foreign {
                    Some(&(index, character)) => Err(CodeError::Unexpected {
                        index,
                        character,
                        expected: "only letters, digits and / . , -",
                    }),
                    None => self.expect('/', "a slash"),
                }
            }
            None => Err(self.unexpected("a slash")),
        }
    }

    fn draft(&mut self) -> Parsed<Draft> {
        let mut seats = vec![self.seat()?];
        while self.skip(',') {
            seats.push(self.seat()?);
        }
        if self.peek().is_some_and(|next| next != '/') {
            // A letter that cannot stand there is told, not that players seem to be missing after it.
            return Err(self.unexpected("a card, a comma or a slash"));
        }
        self.players = seats.len();
        if !(2..=MOST_PLAYERS).contains(&self.players) {
            return Err(CodeError::Players {
                index: self.last,
                players: self.players,
            });
        }
        self.expect('/', "a card, a comma or a slash")?;
        let turn = self.turn()?;
        self.expect('/', "a slash")?;
        let mut draft = Draft {
            seats,
            turn,
            draw_pile: self.pile()?,
            discard_pile: self.pile()?,
            ..Draft::empty(0)
        };
        draft.tray = Vec::new();
        if self.tagged('T') {
            draft.tray = self.pile()?;
        }
        if self.tagged('R') {
            draft.refills_over = true;
            self.expect('/', "a slash")?;
        }
        if self.tagged('A') {
            draft.audit_of = Some(self.seat_number()?);
            self.expect('/', "a slash")?;
        }
        if self.tagged('K') {
            draft.chance = self.number()?;
            self.expect('/', "a digit or a slash")?;
        }
        if self.tagged('Q') {
            draft.readings = self.readings()?;
            self.expect('/', "a slash")?;
        }
        Ok(draft)
    }

    /// Whether a section with this tag begins here: the last character of all is the check, not a tag.
    fn tagged(&mut self, tag: char) -> bool {
        self.rest.len() > 1 && self.skip(tag)
    }

    fn seat(&mut self) -> Parsed<SeatDraft> {
        let mut part = SeatDraft {
            eliminated: self.skip('X'),
            ..SeatDraft::default()
        };
        let (mut face_up, mut face_down) = (Vec::new(), Vec::new());
        while let Some(character) = self.peek() {
            if let Some(kind) = kind_of(character) {
                self.card(kind)?;
                face_up.push(kind);
            } else if let Some(kind) = kind_of(character.to_ascii_uppercase()) {
                self.card(kind)?;
                face_down.push(kind);
            } else {
                break;
            }
        }
        self.expect('.', "a card or a dot")?;
        part.hand = self.cards()?.into_iter().collect();
        part.office = face_up.into_iter().collect::<Cards>();
        part.face_down = face_down.into_iter().collect::<Cards>();
        if self.skip('.') {
            part.total_since = self.signed()?;
        }
        Ok(part)
    }

    /// Counts the card and moves on. Counted, no kind ever fills a [`Cards`] beyond what it holds.
    fn card(&mut self, employee: Employee) -> Parsed<()> {
        if !self.counter.add_one(employee) {
            return Err(CodeError::TooMany {
                index: self.index(),
                employee,
            });
        }
        self.next();
        Ok(())
    }

    fn cards(&mut self) -> Parsed<Vec<Employee>> {
        let mut cards = Vec::new();
        while let Some(kind) = self.peek().and_then(kind_of) {
            self.card(kind)?;
            cards.push(kind);
        }
        Ok(cards)
    }

    fn pile(&mut self) -> Parsed<Vec<Employee>> {
        let cards = self.cards()?;
        self.expect('/', "a card or a slash")?;
        Ok(cards)
    }

    fn turn(&mut self) -> Parsed<Turn> {
        let expected = "the letter of a turn (U V N P C O A L D B E)";
        let Some(letter) = self.peek().filter(|&letter| "UVNPCOALDBE".contains(letter)) else {
            return Err(self.unexpected(expected));
        };
        self.next();
        Ok(match letter {
            'U' => {
                let round = self.round()?;
                let mut picks = Picks::new();
                while !picks.is_full() {
                    match self.peek().and_then(kind_of) {
                        Some(kind) => {
                            self.card(kind)?;
                            picks.push(Some(kind));
                        }
                        None if self.skip('0') => picks.push(None),
                        None => break,
                    }
                }
                Turn::Setup { round, picks }
            }
            'V' => {
                let round = self.round()?;
                Turn::SetupLove {
                    seat: self.seat_number()?,
                    round,
                }
            }
            'E' => self.over()?,
            _ => {
                let seat = self.seat_number()?;
                match letter {
                    'N' => Turn::Start { seat },
                    'P' => Turn::Play { seat },
                    'C' => Turn::Cleaner { seat },
                    'O' => Turn::Operator { seat },
                    'A' => Turn::Assistant { seat },
                    'L' => Turn::Sales { seat },
                    'B' => Turn::Love { seat },
                    _ if self.skip('.') => Turn::DirectorDiscard {
                        seat,
                        hand: self.seat_number()?,
                    },
                    _ => Turn::Director { seat },
                }
            }
        })
    }

    fn over(&mut self) -> Parsed<Turn> {
        let end = self.one_of(&End::ALL)?;
        let victory = self.one_of(&Victory::ALL)?;
        self.expect('.', "a dot")?;
        let mut winners = Seats::NONE;
        while self.peek().is_some_and(|next| next.is_ascii_digit()) {
            let (index, character) = (self.index(), self.peek().unwrap_or('0'));
            let seat = self.seat_number()?;
            if winners.has(seat) {
                return Err(CodeError::Unexpected {
                    index,
                    character,
                    expected: "another winner",
                });
            }
            winners = winners.with(seat);
        }
        Ok(Turn::Over {
            result: Outcome {
                end,
                victory,
                winners,
            },
        })
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Parsed<T> {
        let place = self
            .peek()
            .and_then(|digit| digit.to_digit(10))
            .and_then(|digit| digit.checked_sub(1));
        match place.and_then(|place| all.get(place as usize)) {
            Some(&found) => {
                self.next();
                Ok(found)
            }
            None => Err(self.unexpected("a digit from 1 to 5")),
        }
    }

    fn round(&mut self) -> Parsed<u8> {
        let index = self.index();
        let round = self.number()?;
        self.expect('.', "a dot")?;
        u8::try_from(round).map_err(|_| CodeError::TooLarge { index })
    }

    /// One digit: the number of a seat of this table.
    fn seat_number(&mut self) -> Parsed<Seat> {
        let index = self.index();
        let Some(digit) = self.peek().and_then(|digit| digit.to_digit(10)) else {
            return Err(self.unexpected("the number of a seat"));
        };
        self.next();
        let seat = Seat::new(digit as u8).filter(|seat| seat.index() < self.players);
        seat.ok_or(CodeError::NoSuchSeat {
            index,
            seat: u64::from(digit),
            players: self.players,
        })
    }

    fn number(&mut self) -> Parsed<u64> {
        let index = self.index();
        if !self.peek().is_some_and(|next| next.is_ascii_digit()) {
            return Err(self.unexpected("a digit"));
        }
        let mut number = 0_u64;
        while let Some(digit) = self.peek().and_then(|next| next.to_digit(10)) {
            self.next();
            let more = number
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(u64::from(digit)));
            number = more.ok_or(CodeError::TooLarge { index })?;
        }
        Ok(number)
    }

    fn signed(&mut self) -> Parsed<i64> {
        let index = self.index();
        let negative = self.skip('-');
        let number = i128::from(self.number()?);
        let number = if negative { -number } else { number };
        i64::try_from(number).map_err(|_| CodeError::TooLarge { index })
    }

    /// A digit a question: which of its readings, 0 being the default.
    fn readings(&mut self) -> Parsed<Readings> {
        let mut readings = Readings::default();
        for question in 0..Readings::QUESTIONS.len() {
            let place = self.peek().and_then(|digit| digit.to_digit(10));
            if !place.is_some_and(|place| readings.choose(question, place as usize)) {
                return Err(self.unexpected("a digit for each of the seven readings"));
            }
            self.next();
        }
        Ok(readings)
    }
}

fn kind_of(letter: char) -> Option<Employee> {
    let place = LETTERS.iter().position(|&known| known == letter);
    place.and_then(Employee::from_index)
}
