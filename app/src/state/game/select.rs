use office21::material::Employee;
use office21::play::Action;
use office21::rulebook::Rule;

/// Something that can be done now by the one who looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What.
    pub action: Action,
    /// In words.
    pub text: String,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// In a sentence.
    pub text: String,
    /// The rule that says no.
    pub rule: Option<Rule>,
}

/// A card that lies before the one who looks: of the own hand, or of a hand a Director looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// Which.
    pub employee: Employee,
    /// What a click on it selects.
    pub action: Option<Action>,
    /// Why a click does nothing.
    pub why_not: Option<Why>,
}
