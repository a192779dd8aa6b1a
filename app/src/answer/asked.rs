use office21::play::Action;
use office21::rulebook::Rule;
use office21::text::{notation, words};
use serde::Serialize;

use super::{Case, Cited, Follow, Line, Other, Refused, cited, other};

/// The answer to one action: may it be done, why, what would happen, what would have to be different.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Asked {
    /// In the words that programs rely on.
    pub action: String,
    /// In the words of a button.
    pub label: String,
    /// The same as data.
    #[serde(skip)]
    pub deed: Action,
    /// Yes or no.
    pub legal: bool,
    /// What follows, if it is legal.
    pub follows: Option<Follow>,
    /// Why not, and what would make it legal, if it is not. In JSON it stands as `refusal`, as `apply` tells it.
    #[serde(skip)]
    pub refused: Option<Refused>,
    /// The readings that would change this answer, side by side with the ones in force.
    pub readings: Vec<Other>,
    /// The rules among those cited that are no clause of the rulebook: there it is silent or unclear.
    pub silent: Vec<Rule>,
    /// Every rule cited, with its sentence, in the order of the rulebook.
    pub rules: Vec<Cited>,
}

impl Asked {
    /// The answer to this action, legal or not.
    pub fn of(case: &Case, action: Action) -> Self {
        let readings = other::of(case, action);
        let decided = other::changing(&readings, action);
        let mut follows = Follow::of(case, action);
        if let Some(follow) = &mut follows {
            follow.decided_by(&decided, case);
        }
        let refusal = case.position.refusal(action);
        let mut refused = refusal.map(|refusal| Refused::of(case, refusal));
        if let Some(refused) = &mut refused {
            refused.decided_by(&decided, case);
        }
        let mut rules = Vec::new();
        if let Some(follow) = &follows {
            follow.cite(&mut rules);
        }
        if let Some(refused) = &refused {
            refused.cite(&mut rules);
        }
        for other in &readings {
            other.cite(&mut rules);
        }
        let rules = Cited::all(rules, case.position.readings());
        Self {
            action: notation::write(&case.position, action),
            label: words::action(action, case.names()),
            deed: action,
            legal: refusal.is_none(),
            follows,
            refused,
            readings,
            silent: cited::silent(&rules),
            rules,
        }
    }

    /// Where the rulebook leaves the answer open.
    pub fn silence(&self) -> Option<&Line> {
        let follows = self.follows.as_ref().and_then(|one| one.silent.as_ref());
        follows.or_else(|| self.refused.as_ref().and_then(|one| one.silent.as_ref()))
    }
}
