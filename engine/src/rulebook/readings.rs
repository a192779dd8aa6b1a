use serde::{Deserialize, Serialize};

use super::Rule;

macro_rules! readings {
    ($($(#[$doc:meta])* $field:ident: $name:ident = $rule:ident {
        $first_sentence:literal $first_source:literal $first:ident,
        $($sentence:literal $source:literal $other:ident),+
    })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
            pub enum $name {
                #[default]
                #[doc = $first_sentence]
                $first,
                $(#[doc = $sentence] $other),+
            }

            impl $name {
                /// Every reading, the default first.
                pub const ALL: &'static [Self] = &[Self::$first, $(Self::$other),+];

                /// What it says, in a sentence.
                pub const fn sentence(self) -> &'static str {
                    match self {
                        Self::$first => $first_sentence,
                        $(Self::$other => $sentence),+
                    }
                }
            }
        )*

        /// The reading in force for each of the seven questions that tables settle in more than one way.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Readings {
            $($(#[$doc])* #[serde(skip_serializing_if = "is_default")] pub $field: $name,)*
        }

        impl Readings {
            /// Every question: its field, its rule, and the names of its readings, default first.
            pub const QUESTIONS: &'static [(&'static str, Rule, &'static [&'static str])] = &[
                $((stringify!($field), Rule::$rule, &[stringify!($first), $(stringify!($other)),+])),*
            ];

            /// The place of the reading in force among its question's readings, 0 being the default.
            ///
            /// `None` if there is no such question.
            pub fn choice(&self, question: usize) -> Option<usize> {
                let places = [$(self.$field as usize),*];
                places.get(question).copied()
            }

            /// Puts the reading at this place in force; `false`, and nothing changed, if there is none.
            pub fn choose(&mut self, question: usize, place: usize) -> bool {
                let mut at = 0..;
                $(if at.next() == Some(question) {
                    let Some(&reading) = $name::ALL.get(place) else { return false };
                    self.$field = reading;
                    return true;
                })*
                false
            }

            /// Where the reading at this place comes from.
            pub fn source(question: usize, place: usize) -> Option<&'static str> {
                let sources: &[&[&str]] = &[$(&[$first_source, $($source),+]),*];
                sources.get(question)?.get(place).copied()
            }

            /// What the reading at this place says.
            pub fn sentence(question: usize, place: usize) -> Option<&'static str> {
                let sentences: &[&[&str]] = &[$(&[$first_sentence, $($sentence),+]),*];
                sentences.get(question)?.get(place).copied()
            }
        }
    };
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

readings! {
    /// May ASSISTANT take a Spy back? (`assistant-takes-spy`)
    assistant_takes_spy: AssistantTakesSpy = AssistantTakesSpy {
        "Yes: being taken back to hand is not being removed from play." "The English rulebook names the two apart." Yes,
        "No: a Spy cannot be removed from play, not even back to hand." "The English rulebook, if its protection of the Spy is taken in the widest sense." No
    }
    /// Where does the card go that OPERATOR puts back? (`operator-put-back`)
    operator_put_back: OperatorPutBack = OperatorPutBack {
        "On top of the pile." "Neither text says; the least invention." Top,
        "Into the pile, which is shuffled." "Neither text says; so nobody knows where the card lies." Shuffle
    }
    /// May DIRECTOR look at one's own hand? (`director-own-hand`)
    director_own_hand: DirectorOwnHand = DirectorOwnHand {
        "No: one looks at another player's hand." "The English rulebook: a look in secret, and cards returned to their owner, mean another player." No,
        "Yes: any one player's hand may be looked at." "The English rulebook: it says any one player." Yes
    }
    /// Whose audit is it once SALES has moved the Taxman? (`swapped-taxman`)
    swapped_taxman: SwappedTaxman = SwappedTaxman {
        "The audit falls due at the turn of the player in whose office the Taxman lies." "Neither text settles it; here a Taxman in play is never idle." Holder,
        "Only the player who played it brings the audit about, and only while it lies in his office." "The English rulebook, which asks whether that player still has the Taxman in the office at that player's turn." Lapses,
        "The audit falls due at the turn of the player who played it, wherever it lies." "The Chinese description, which asks only whether the Taxman still exists." Player
    }
    /// Who wins when a turn begins and several stand at 21? (`first-to-21`)
    first_to_21: FirstTo21 = FirstTo21 {
        "Whoever achieved 21 first." "The English rulebook, in its note on several players at 21." FirstToAchieve,
        "The player whose turn begins." "The Chinese description." PlayerOnTurn
    }
    /// A Taxman is in play and the pile has too few cards to refill: is the rest drawn? (`short-refill`)
    short_refill: ShortRefill = ShortRefill {
        "The step is skipped whole." "The English rulebook, which has the refill skipped." Skip,
        "The player draws what is left." "Neither text says it outright; the pile is then used up to the last card." DrawTheRest
    }
    /// Does a face-down card count as printed when an audit's tie is broken? (`tie-face-down`)
    tie_face_down: TieFaceDown = TieFaceDown {
        "No: face-down it counts zero." "The English rulebook, which counts a face-down card as zero." Zero,
        "Yes: it counts as printed." "Neither text says it outright; the card itself still has its printed profit." Printed
    }
}
