//! Finding things in the rules as one types: several words mean all of them, names of employees in any number.

use std::ops::Range;

use office21::examples;
use office21::material::Employee;
use office21::rulebook::{Readings, Rule, SMALLER_POINTS};

use super::{Item, kind_word};

/// The words that are looked for, small; an employee's name in every number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(Vec<Vec<String>>);

impl Words {
    /// The words of what was typed.
    pub fn of(query: &str) -> Self {
        let words = query.split_whitespace().map(|word| {
            let word = word.to_ascii_lowercase();
            let forms = Employee::ALL
                .into_iter()
                .map(|kind| {
                    let name = kind.name().to_ascii_lowercase();
                    [plural(&name), name]
                })
                .find(|forms| forms.contains(&word));
            forms.map_or_else(|| vec![word], Vec::from)
        });
        Self(words.collect())
    }

    /// Whether nothing is looked for.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all of them stand in this text, which is small.
    fn stand_in(&self, text: &str) -> bool {
        let stands = |forms: &Vec<String>| {
            let mut places = forms.iter().flat_map(|form| places(text, form));
            places.next().is_some()
        };
        self.0.iter().all(stands)
    }

    /// Where they stand in a text, in order and apart.
    pub fn marks(&self, text: &str) -> Vec<Range<usize>> {
        let text = text.to_ascii_lowercase();
        let forms = self.0.iter().flatten();
        let mut marks: Vec<Range<usize>> = forms.flat_map(|form| places(&text, form)).collect();
        marks.sort_by_key(|mark| (mark.start, std::cmp::Reverse(mark.end)));
        let mut end = 0;
        marks.retain(|mark| {
            let apart = mark.start >= end;
            if apart {
                end = mark.end;
            }
            apart
        });
        marks
    }
}

/// Where this stands in a text. One letter is a word of its own, and two begin one: inside of words they stand everywhere.
fn places<'a>(text: &'a str, form: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    let letters = form.chars().count();
    let short = letters <= 2 && form.chars().all(char::is_alphanumeric);
    let found = text.match_indices(form);
    let found = found.map(|(at, found)| at..at + found.len());
    let beginning = letters == 2 && form.chars().all(char::is_alphabetic);
    let in_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    found.filter(move |place| {
        let begins = !in_word(text[..place.start].chars().next_back());
        let ends = !in_word(text[place.end..].chars().next());
        !short || begins && (beginning || ends)
    })
}

/// More than one of somebody: `spies`, `secretaries`, `taxmen`, `bosses`.
fn plural(name: &str) -> String {
    if let Some(stem) = name.strip_suffix("man") {
        format!("{stem}men")
    } else if let Some(stem) = name.strip_suffix('y') {
        format!("{stem}ies")
    } else if name.ends_with('s') {
        format!("{name}es")
    } else {
        format!("{name}s")
    }
}

/// Whether a sentence names this employee, one or several of them.
pub(super) fn names(sentence: &str, employee: &str) -> bool {
    let name = employee.to_ascii_lowercase();
    let plural = plural(&name);
    let words = sentence.split(|letter: char| !letter.is_ascii_alphabetic());
    words
        .filter(|word| word.starts_with(|letter: char| letter.is_ascii_uppercase()))
        .map(str::to_ascii_lowercase)
        .any(|word| word == name || word == plural)
}

/// What holds all of these words: first what is called so, then what says so.
pub(super) fn find(words: &Words) -> Vec<Item> {
    if words.is_empty() {
        return Vec::new();
    }
    let found: Vec<Item> = Item::all()
        .filter(|item| words.stand_in(&text(*item).to_ascii_lowercase()))
        .collect();
    let called = |item: &Item| words.stand_in(&item.title().to_ascii_lowercase());
    let (mut first, then): (Vec<Item>, Vec<Item>) = found.into_iter().partition(called);
    first.extend(then);
    first
}

/// Everything that is said there.
fn text(item: Item) -> String {
    let mut parts = vec![item.title()];
    match item {
        Item::Rule(rule) => {
            parts.push(rule.sentence().to_owned());
            parts.push(kind_word(rule).to_owned());
            if let Some(asked) = rule.asked() {
                parts.extend([asked.question, asked.source, asked.remark].map(str::to_owned));
            }
            parts.extend(
                ways(rule)
                    .flat_map(|way| [way.name, way.sentence, way.source])
                    .map(str::to_owned),
            );
        }
        Item::Section(..) => {}
        Item::Point(place) => {
            parts.extend(SMALLER_POINTS.get(place).map(|&point| point.to_owned()));
        }
        Item::Example(place) => {
            parts.extend(
                examples::ALL
                    .get(place)
                    .map(|example| example.text().to_owned()),
            );
        }
    }
    parts.join("\n")
}

/// One way of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// As files call it.
    pub name: &'static str,
    /// What it says.
    pub sentence: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// Whether it is the one that holds where nothing else is said.
    pub default: bool,
}

/// The ways in which a reading is played; none if the rule is no reading.
pub fn ways(rule: Rule) -> impl Iterator<Item = Way> {
    let questions = Readings::QUESTIONS.iter().enumerate();
    let question = questions.filter(move |(_, (_, other, _))| *other == rule);
    question.flat_map(|(question, (_, _, names))| {
        names.iter().enumerate().filter_map(move |(place, name)| {
            Some(Way {
                name,
                sentence: Readings::sentence(question, place)?,
                source: Readings::source(question, place)?,
                default: place == 0,
            })
        })
    })
}
