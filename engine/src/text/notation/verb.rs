//! The verbs and the words people use for them.

/// What kind of action the words name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Begin,
    Pick,
    Play,
    Remove,
    PutBack,
    Keep,
    TakeBack,
    Swap,
    Look,
    Discard,
    Love,
    Pass,
}

/// Longer phrases stand before their beginnings.
const PHRASES: &[(&[&str], Verb)] = &[
    (&["begin"], Verb::Begin),
    (&["start"], Verb::Begin),
    (&["pick", "who", "is", "loved"], Verb::Love),
    (&["put", "aside"], Verb::Pick),
    (&["pick"], Verb::Pick),
    (&["choose"], Verb::Pick),
    (&["play"], Verb::Play),
    (&["remove"], Verb::Remove),
    (&["put", "back"], Verb::PutBack),
    (&["put", "it", "back"], Verb::PutBack),
    (&["put", "card", "back"], Verb::PutBack),
    (&["put", "the", "card", "back"], Verb::PutBack),
    (&["keep"], Verb::Keep),
    (&["show", "and", "keep"], Verb::Keep),
    (&["take", "back"], Verb::TakeBack),
    (&["take"], Verb::TakeBack),
    (&["swap", "for"], Verb::Swap),
    (&["swap", "with"], Verb::Swap),
    (&["swap", "sales", "for"], Verb::Swap),
    (&["swap", "sales", "with"], Verb::Swap),
    (&["swap"], Verb::Swap),
    (&["exchange"], Verb::Swap),
    (&["look", "at"], Verb::Look),
    (&["look"], Verb::Look),
    (&["discard"], Verb::Discard),
    (&["love"], Verb::Love),
    (&["loves"], Verb::Love),
    (&["pass"], Verb::Pass),
];

impl Verb {
    /// The verb these words begin with, and how many of them say it; the longest phrase counts.
    pub(super) fn of(words: &[String]) -> Option<(Self, usize)> {
        let begins = |phrase: &[&str]| {
            words.len() >= phrase.len() && words.iter().zip(phrase).all(|(word, said)| word == said)
        };
        PHRASES
            .iter()
            .filter(|(phrase, _)| begins(phrase))
            .max_by_key(|(phrase, _)| phrase.len())
            .map(|&(phrase, verb)| (verb, phrase.len()))
    }

    /// Its canonical form.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Pick => "pick",
            Self::Play => "play",
            Self::Remove => "remove",
            Self::PutBack => "put back",
            Self::Keep => "keep",
            Self::TakeBack => "take back",
            Self::Swap => "swap for",
            Self::Look => "look at",
            Self::Discard => "discard",
            Self::Love => "love",
            Self::Pass => "pass",
        }
    }
}
