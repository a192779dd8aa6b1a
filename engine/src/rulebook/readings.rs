use serde::{Deserialize, Serialize};

use super::Rule;

macro_rules! readings {
    ($($(#[$doc:meta])* $field:ident: $name:ident = $rule:ident {
        $first_sentence:literal $first:ident, $($sentence:literal $other:ident),+
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
        "Yes: being taken back to hand is not being removed from play." Yes,
        "No: a Spy cannot be removed from play, not even back to hand." No
    }
    /// Where does the card go that OPERATOR puts back? (`operator-put-back`)
    operator_put_back: OperatorPutBack = OperatorPutBack {
        "On top of the pile." Top,
        "Into the pile, which is shuffled." Shuffle
    }
    /// May DIRECTOR look at one's own hand? (`director-own-hand`)
    director_own_hand: DirectorOwnHand = DirectorOwnHand {
        "No: one looks at another player's hand." No,
        "Yes: any one player's hand may be looked at." Yes
    }
    /// Whose audit is it once SALES has moved the Taxman? (`swapped-taxman`)
    swapped_taxman: SwappedTaxman = SwappedTaxman {
        "The audit falls due at the turn of the player in whose office the Taxman lies." Holder,
        "Only the player who played it brings the audit about, and only while it lies in his office." Lapses,
        "The audit falls due at the turn of the player who played it, wherever it lies." Player
    }
    /// Who wins when a turn begins and several stand at 21? (`first-to-21`)
    first_to_21: FirstTo21 = FirstTo21 {
        "Whoever achieved 21 first." FirstToAchieve,
        "The player whose turn begins." PlayerOnTurn
    }
    /// A Taxman is in play and the pile has too few cards to refill: is the rest drawn? (`short-refill`)
    short_refill: ShortRefill = ShortRefill {
        "The step is skipped whole." Skip,
        "The player draws what is left." DrawTheRest
    }
    /// Does a face-down card count as printed when an audit's tie is broken? (`tie-face-down`)
    tie_face_down: TieFaceDown = TieFaceDown {
        "No: face-down it counts zero." Zero,
        "Yes: it counts as printed." Printed
    }
}
