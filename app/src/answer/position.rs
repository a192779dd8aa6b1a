use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::{Fault, Outcome, Seat};
use office21::text::file::PositionFile;
use office21::text::words::Names;
use office21::text::{code, notation, words};
use serde::Serialize;

use super::{
    Case, Cited, Follow, Line, Other, Refused, Standing, Total, cited, named, other, result, totals,
};

/// Everything there is to say about a position. As JSON it is what `office21 check --json` prints.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Answer {
    /// Whether the position is lawful. If not, only its title, its code and its faults are told.
    pub lawful: bool,
    /// The title, or nothing.
    pub title: String,
    /// The note, or nothing.
    pub note: String,
    /// The position as a code; `None` where a table is so wrong that none can hold it.
    pub code: Option<String>,
    /// Everything that is wrong with it.
    pub faults: Vec<FaultAnswer>,
    /// Whose decision is awaited, and which.
    pub decision: Option<Decision>,
    /// The same in words; or how the game ended.
    pub turn: Option<String>,
    /// Everybody's total.
    pub totals: Vec<Total>,
    /// The same in words.
    #[serde(skip)]
    pub totals_words: String,
    /// What would end the game next if nobody changed anything, and the comparisons that lead to the winner.
    pub standing: Vec<Line>,
    /// Each legal action, in the words that programs rely on.
    pub legal: Vec<String>,
    /// Each legal action with what follows.
    pub follows: Vec<Follow>,
    /// What the awaited verb could name and may not.
    pub refused: Vec<Refused>,
    /// The result, if the game is over.
    pub result: Option<Outcome>,
    /// How the winner was found.
    pub reasons: Vec<Line>,
    /// The readings that would change any of it, side by side with the ones in force.
    pub readings: Vec<Other>,
    /// The rules among those cited that are no clause of the rulebook: there it is silent or unclear.
    pub silent: Vec<Rule>,
    /// Every rule cited, with its sentence, in the order of the rulebook.
    pub rules: Vec<Cited>,
}

/// Something that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaultAnswer {
    /// Its stable name: `cards-unplaced`.
    pub fault: &'static str,
    /// In words.
    pub message: String,
    /// The rule it breaks; `None` where the material itself is wrong.
    pub rule: Option<Rule>,
}

/// Whose decision is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Whose.
    pub seat: Seat,
    /// The name of the turn: `Play`.
    pub kind: &'static str,
}

impl Answer {
    /// Everything there is to say about the position of this file.
    pub fn of(file: &PositionFile) -> Self {
        match Case::of(file) {
            Ok(case) => Self::lawful(file, &case),
            Err(faults) => Self::unlawful(file, &faults),
        }
    }

    /// The same where it is known to be lawful, and this case was made of it.
    pub fn lawful(file: &PositionFile, case: &Case) -> Self {
        let (position, names) = (&case.position, case.names());
        let actions = position.actions();
        let readings = other::all(case);
        let totals = totals::of(position);
        let follow = |&action: &Action| {
            let mut follow = Follow::of(case, action)?;
            follow.decided_by(&other::changing(&readings, action), case);
            Some(follow)
        };
        let refused = |refusal: office21::play::Refusal| {
            let mut refused = Refused::of(case, refusal);
            refused.decided_by(&other::changing(&readings, refusal.action), case);
            refused
        };
        let result = position.outcome();
        let mut answer = Self {
            lawful: true,
            decision: position.decider().map(|seat| Decision {
                seat,
                kind: position.turn().kind(),
            }),
            turn: Some(words::turn(&position.turn(), names)),
            totals_words: totals::words(&totals, names),
            totals,
            standing: Standing::of(position, &case.speech).next(),
            legal: actions
                .iter()
                .map(|&action| notation::write(position, action))
                .collect(),
            follows: actions.iter().filter_map(follow).collect(),
            refused: named::refused(position).into_iter().map(refused).collect(),
            reasons: result
                .map(|outcome| result::reasons(position, outcome, names))
                .unwrap_or_default(),
            result,
            readings,
            ..Self::around(file)
        };
        answer.cite(case);
        answer
    }

    /// What is wrong with a position that is not lawful.
    pub fn unlawful(file: &PositionFile, faults: &[Fault]) -> Self {
        let names = file.names();
        let rules = faults.iter().filter_map(Fault::rule);
        let rules = Cited::all(rules, file.draft.readings);
        Self {
            faults: faults
                .iter()
                .map(|fault| FaultAnswer::of(fault, &names))
                .collect(),
            silent: cited::silent(&rules),
            rules,
            ..Self::around(file)
        }
    }

    fn around(file: &PositionFile) -> Self {
        Self {
            title: file.title.clone(),
            note: file.note.clone(),
            code: code::write(&file.draft).ok(),
            ..Self::default()
        }
    }

    /// Gathers every rule that is cited anywhere in it.
    fn cite(&mut self, case: &Case) {
        let lines = self.standing.iter().chain(&self.reasons);
        let mut rules: Vec<Rule> = lines.flat_map(|line| line.rules.clone()).collect();
        for follow in &self.follows {
            follow.cite(&mut rules);
        }
        for refused in &self.refused {
            refused.cite(&mut rules);
        }
        for other in &self.readings {
            other.cite(&mut rules);
        }
        self.rules = Cited::all(rules, case.position.readings());
        self.silent = cited::silent(&self.rules);
    }
}

impl FaultAnswer {
    pub(super) fn of(fault: &Fault, names: &Names) -> Self {
        Self {
            fault: fault.id(),
            message: words::fault(fault, names),
            rule: fault.rule(),
        }
    }

    /// In words, with its rule: `There are 43 cards. [cards-unplaced]`.
    pub fn line(&self) -> String {
        match self.rule {
            Some(rule) => format!("{} [{rule}]", self.message),
            None => self.message.clone(),
        }
    }
}
