//! Understanding the words: a verb, a card, perhaps its side, perhaps whose it is, in this or another order.

use super::verb::Verb;
use super::{NotationError, NotationProblem, awaited, awaited_verb, default_side, offices_with};
use crate::material::Employee;
use crate::play::{Action, Target};
use crate::table::{Position, Seat, Seats};
use crate::text::words::Names;

/// Words that carry no meaning of their own between verb, card and player.
const FILLERS: &[&str] = &[
    "the", "a", "an", "of", "from", "at", "in", "for", "with", "to", "card", "cards", "hand",
    "office", "'s", "it", "turn", "and",
];

/// No action has more words, whatever the players are called: what is longer is not looked into.
const MOST_WORDS: usize = 40;

/// Nobody is called by a longer name than this, in bytes.
const LONGEST_NAME: usize = 200;

/// The action these words name at this position; it need not be legal.
///
/// Any case, names instead of `seat 2`, and what is clear may be left out.
///
/// # Errors
/// What was not understood, and what is awaited.
pub fn read(position: &Position, names: &Names, text: &str) -> Result<Action, NotationError> {
    Reader { position, names }
        .action(text)
        .map_err(|problem| NotationError {
            problem,
            awaited: awaited(position),
        })
}

type Understood<T> = Result<T, NotationProblem>;

struct Reader<'a> {
    position: &'a Position,
    names: &'a Names,
}

/// A card with what was said about it.
#[derive(Clone, Copy)]
struct Said {
    employee: Employee,
    /// `Some(true)` is face-down.
    side: Option<bool>,
    seat: Option<Seat>,
}

impl Reader<'_> {
    fn action(&self, text: &str) -> Understood<Action> {
        let words = words(text);
        if words.is_empty() {
            return Err(NotationProblem::Empty);
        }
        if words.len() > MOST_WORDS {
            return Err(not_understood(&words));
        }
        let (verb, rest) = match Verb::of(&words) {
            // The phrase is a beginning of the words.
            Some((verb, length)) => (verb, words.get(length..).unwrap_or_default()),
            None => match awaited_verb(self.position.step()) {
                Some(verb) if self.begins_with_meaning(&words) => (verb, &words[..]),
                _ => return Err(not_understood(&words)),
            },
        };
        match verb {
            Verb::Begin => nothing_more(rest, Action::Begin),
            Verb::Pass => nothing_more(rest, Action::Pass),
            Verb::Keep => nothing_more(rest, Action::Keep),
            Verb::PutBack => nothing_more(rest, Action::PutBack),
            Verb::Pick => self.kind(verb, rest).map(Action::Pick),
            Verb::Play => self.kind(verb, rest).map(Action::Play),
            Verb::Discard => self.kind(verb, rest).map(Action::Discard),
            Verb::Look => self.look(rest),
            Verb::Remove => self.target(verb, rest).map(Action::Remove),
            Verb::Swap => self.target(verb, rest).map(Action::Swap),
            Verb::Love => self.target(verb, rest).map(Action::Love),
            // `take Spy back`
            Verb::TakeBack => match rest {
                [rest @ .., back] if back == "back" => self.target(verb, rest),
                _ => self.target(verb, rest),
            }
            .map(Action::TakeBack),
        }
    }

    /// Whether words without a verb name a card or a player at all.
    fn begins_with_meaning(&self, words: &[String]) -> bool {
        words.iter().any(|word| kind_of(word).is_some()) || matches!(self.seat(words), Ok(Some(_)))
    }

    /// A card of a hand, and nothing else.
    fn kind(&self, verb: Verb, words: &[String]) -> Understood<Employee> {
        let said = self.said(words)?;
        match said {
            Some(Said {
                employee,
                side: None,
                seat: None,
            }) => Ok(employee),
            // `discard Taxman of seat 2`: whose hand it is, is settled already.
            Some(Said { employee, seat, .. })
                if verb == Verb::Discard && seat == self.position.looked_at() =>
            {
                Ok(employee)
            }
            Some(_) => Err(not_understood(words)),
            None if meaningful(words).is_empty() => self.only_card(verb),
            None => Err(not_understood(words)),
        }
    }

    /// The card is left out: clear if only one can be meant.
    fn only_card(&self, verb: Verb) -> Understood<Employee> {
        match self.position.actions()[..] {
            [Action::Pick(kind)] if verb == Verb::Pick => Ok(kind),
            [Action::Play(kind)] if verb == Verb::Play => Ok(kind),
            [Action::Discard(kind)] if verb == Verb::Discard => Ok(kind),
            _ => Err(NotationProblem::NoCard { verb: verb.name() }),
        }
    }

    fn look(&self, words: &[String]) -> Understood<Action> {
        if let Some(seat) = self.seat(words)? {
            return Ok(Action::Look(seat));
        }
        if !meaningful(words).is_empty() {
            return Err(not_understood(words));
        }
        match self.position.actions()[..] {
            [look @ Action::Look(_)] => Ok(look),
            _ => Err(NotationProblem::NoPlayer {
                verb: Verb::Look.name(),
            }),
        }
    }

    fn target(&self, verb: Verb, words: &[String]) -> Understood<Target> {
        let Some(said) = self.said(words)? else {
            return self.target_without_card(verb, words);
        };
        let seat = match said.seat {
            Some(seat) => seat,
            None => self.whose(verb, said.employee)?,
        };
        let target = Target {
            seat,
            employee: said.employee,
            face_down: false,
        };
        let face_down = said
            .side
            .unwrap_or_else(|| default_side(self.position, target));
        Ok(Target {
            face_down,
            ..target
        })
    }

    /// No card is named: clear if only one action of this verb fits what is.
    fn target_without_card(&self, verb: Verb, words: &[String]) -> Understood<Target> {
        let seat = self.seat(words)?;
        if seat.is_none() && !meaningful(words).is_empty() {
            return Err(not_understood(words));
        }
        let fits = |action: &Action| match (verb, *action) {
            (Verb::Remove, Action::Remove(target))
            | (Verb::TakeBack, Action::TakeBack(target))
            | (Verb::Swap, Action::Swap(target))
            | (Verb::Love, Action::Love(target)) => {
                (seat.is_none() || seat == Some(target.seat)).then_some(target)
            }
            _ => None,
        };
        let actions = self.position.actions();
        let mut fitting = actions.iter().filter_map(fits);
        match (fitting.next(), fitting.next()) {
            (Some(target), None) => Ok(target),
            _ => Err(NotationProblem::NoCard { verb: verb.name() }),
        }
    }

    /// Whose card is meant where nobody is named: the only one there is.
    fn whose(&self, verb: Verb, employee: Employee) -> Understood<Seat> {
        let own = self.position.decider();
        let mut seats = offices_with(self.position, employee);
        match verb {
            Verb::TakeBack => return own.ok_or(NotationProblem::Whose { employee, seats }),
            Verb::Swap => {
                let others = own.map_or(seats, |own| seats.without(own));
                if !others.is_empty() {
                    seats = others;
                }
            }
            _ => {}
        }
        seats
            .single()
            .ok_or(NotationProblem::Whose { employee, seats })
    }

    /// A card and what is said about it; `None` if no card is named.
    ///
    /// A player may be called like a card, so every word that names one is tried, and the rest must be a player.
    fn said(&self, words: &[String]) -> Understood<Option<Said>> {
        let mut problem = None;
        for (at, word) in words.iter().enumerate() {
            let Some(employee) = kind_of(word) else {
                continue;
            };
            let mut rest: Vec<String> = words.to_vec();
            rest.remove(at);
            let side = take_side(&mut rest);
            match self.seat(&rest) {
                Ok(Some(seat)) => {
                    return Ok(Some(Said {
                        employee,
                        side,
                        seat: Some(seat),
                    }));
                }
                Ok(None) if meaningful(&rest).is_empty() => {
                    return Ok(Some(Said {
                        employee,
                        side,
                        seat: None,
                    }));
                }
                Ok(None) => problem = problem.or_else(|| Some(not_understood(&rest))),
                Err(other) => problem = Some(other),
            }
        }
        if matches!(self.seat(words), Ok(Some(_))) {
            return Ok(None);
        }
        problem.map_or(Ok(None), Err)
    }

    /// The player these words name and nothing else; `None` if they name none.
    fn seat(&self, words: &[String]) -> Understood<Option<Seat>> {
        let said = meaningful(words);
        let number = match said[..] {
            // However a player is called, `seat 2` is seat 2.
            ["seat", number] if is_number(number) => number,
            _ => match (self.named(words), &said[..]) {
                (None, [number]) if is_number(number) => number,
                (named, _) => return Ok(named),
            },
        };
        let seat = number.parse().ok().and_then(Seat::new);
        match seat.filter(|&seat| self.position.seats().has(seat)) {
            Some(seat) => Ok(Some(seat)),
            None => Err(NotationProblem::NoSuchSeat {
                number: number.to_owned(),
                players: self.position.players(),
            }),
        }
    }

    /// The only player whose name these words are, fillers around it left out; a name may hold such words itself.
    fn named(&self, said: &[String]) -> Option<Seat> {
        let said: Vec<&str> = said.iter().map(String::as_str).collect();
        let is = |name: &[String]| {
            let mut part = &said[..];
            loop {
                let mut end = part;
                loop {
                    if end.len() == name.len() && end.iter().zip(name).all(|(a, b)| a == b) {
                        return true;
                    }
                    match end {
                        [shorter @ .., last] if FILLERS.contains(last) => end = shorter,
                        _ => break,
                    }
                }
                match part {
                    [first, shorter @ ..] if FILLERS.contains(first) => part = shorter,
                    _ => return false,
                }
            }
        };
        let called = |seat: &Seat| {
            let name = self.names.of(*seat);
            name.len() <= LONGEST_NAME && {
                let name = words(name);
                !name.is_empty() && is(&name)
            }
        };
        let seats: Seats = self.position.seats().into_iter().filter(called).collect();
        seats.single()
    }
}

fn nothing_more(rest: &[String], action: Action) -> Understood<Action> {
    if meaningful(rest).is_empty() {
        Ok(action)
    } else {
        Err(not_understood(rest))
    }
}

fn not_understood(words: &[String]) -> NotationProblem {
    let mut text = words.join(" ").replace(" 's", "'s");
    if let Some((end, _)) = text.char_indices().nth(80) {
        text.truncate(end);
        text.push('…');
    }
    NotationProblem::NotUnderstood { words: text }
}

/// Lower case, punctuation gone, the possessive `'s` a word of its own.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('’', "'");
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_matches(['.', ',', ';', ':', '!', '?', '"', '`', '(', ')']);
        let (stem, possessive) = match word.strip_suffix("'s") {
            Some(stem) => (stem, true),
            None => (word.trim_matches('\''), false),
        };
        if !stem.is_empty() {
            words.push(stem.to_owned());
        }
        if possessive {
            words.push("'s".to_owned());
        }
    }
    words
}

fn meaningful(words: &[String]) -> Vec<&str> {
    let words = words.iter().map(String::as_str);
    words.filter(|word| !FILLERS.contains(word)).collect()
}

fn kind_of(word: &str) -> Option<Employee> {
    Employee::ALL
        .into_iter()
        .find(|kind| kind.name().eq_ignore_ascii_case(word))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Takes `face-down`, `face down`, `face-up`, `face up` out of the words.
fn take_side(words: &mut Vec<String>) -> Option<bool> {
    for (phrase, face_down) in [("down", true), ("up", false)] {
        let joined = format!("face-{phrase}");
        if let Some(at) = words.iter().position(|word| *word == joined) {
            words.remove(at);
            return Some(face_down);
        }
        let apart = words
            .windows(2)
            .position(|pair| pair[0] == "face" && pair[1] == phrase);
        if let Some(at) = apart {
            words.drain(at..at + 2);
            return Some(face_down);
        }
    }
    None
}
