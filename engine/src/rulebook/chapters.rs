//! The chapters of the rulebook and of the rulings, as docs/rulebook.md and docs/rulings.md have them.

use super::Rule;

/// A chapter of the rulebook or of the rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its title.
    pub title: &'static str,
    /// Its parts, in order.
    pub sections: &'static [Section],
}

/// A part of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its title; empty for what stands before the first one.
    pub title: &'static str,
    /// What is said around the rules; often nothing.
    pub text: &'static str,
    /// Its rules, in order.
    pub rules: &'static [Rule],
}

const fn section(title: &'static str, text: &'static str, rules: &'static [Rule]) -> Section {
    Section { title, text, rules }
}

/// The rulebook's clauses.
pub const RULEBOOK: &[Chapter] = &[
    Chapter {
        title: "Material",
        sections: &[section(
            "",
            "There are 44 employee cards of ten kinds. Profits are in millions, and the limit is 21. Each player has a hand, seen by nobody else, and an office: the cards played in front of them. A face-down draw pile and a discard pile lie in the middle.",
            &[Rule::Players2To5],
        )],
    },
    Chapter {
        title: "Set-up",
        sections: &[
            section(
                "The deal",
                "",
                &[
                    Rule::SetupDeal,
                    Rule::SetupNoTaxman,
                    Rule::SetupTaxmenReturn,
                ],
            ),
            section(
                "Who starts",
                "",
                &[
                    Rule::SetupPick,
                    Rule::SetupLowestStarts,
                    Rule::SetupTie,
                    Rule::SetupRedeal,
                    Rule::SetupCardsStay,
                    Rule::SetupEffectsIgnored,
                ],
            ),
            section(
                "Love in set-up",
                "",
                &[
                    Rule::SetupLove11,
                    Rule::SetupLove12,
                    Rule::SetupLove21,
                    Rule::SetupLove22,
                    Rule::SetupBossesLeave,
                ],
            ),
        ],
    },
    Chapter {
        title: "Turn",
        sections: &[
            section(
                "",
                "A turn has four steps: refill the hand, play a card, carry out its effect, and take the total.",
                &[
                    Rule::TurnOrder,
                    Rule::Refill,
                    Rule::PlayOne,
                    Rule::EffectMandatory,
                    Rule::EffectForfeit,
                ],
            ),
            section(
                "The total and the limit",
                "",
                &[
                    Rule::TotalFaceUp,
                    Rule::RecordProfit,
                    Rule::RecordProfitDiscard,
                    Rule::RecordProfitAnyTime,
                ],
            ),
        ],
    },
    Chapter {
        title: "End and victory",
        sections: &[
            section(
                "",
                "There are five ways to the end of the game. They are ranked, the first one highest.",
                &[Rule::RankHigherWins, Rule::EndNotVictory],
            ),
            section("1. Industrial espionage", "", &[Rule::SpiesWin]),
            section(
                "2. Successful operations",
                "",
                &[Rule::Operations21, Rule::OperationsFirst],
            ),
            section(
                "3. Tax audit",
                "",
                &[
                    Rule::AuditDue,
                    Rule::AuditLowest,
                    Rule::AuditTieCards,
                    Rule::AuditTieHighest,
                    Rule::AuditTieFirst,
                    Rule::AuditOneTaxman,
                    Rule::AuditCalledOff,
                    Rule::Audit21Outranks,
                ],
            ),
            section(
                "4. Full employment",
                "",
                &[
                    Rule::EmploymentEnd,
                    Rule::EmploymentHighest,
                    Rule::EmploymentTaxman,
                    Rule::EmploymentTaxmanLeaves,
                ],
            ),
            section("5. Record breaking profits", "", &[Rule::LastPlayer]),
        ],
    },
    Chapter {
        title: "Employees",
        sections: &[
            section(
                "Spy",
                "Five of them win: see industrial espionage above.",
                &[Rule::SpyHand, Rule::SpyPlay],
            ),
            section(
                "Cleaner",
                "",
                &[
                    Rule::CleanerRemove,
                    Rule::CleanerOwn,
                    Rule::CleanerManager,
                    Rule::CleanerOwnManager,
                    Rule::CleanerProtected,
                ],
            ),
            section("Operator", "", &[Rule::OperatorDraw]),
            section(
                "Assistant",
                "",
                &[Rule::AssistantTake, Rule::AssistantDirector],
            ),
            section(
                "Sales",
                "",
                &[Rule::SalesSwap, Rule::SalesManager, Rule::SalesNoRecord],
            ),
            section(
                "Manager",
                "A Manager has no effect when played. It shields the other cards of its office against the Cleaner and the Sales of other players: see those two.",
                &[],
            ),
            section(
                "Boss and Secretary",
                "",
                &[
                    Rule::LovePair,
                    Rule::LoveFaceDownTarget,
                    Rule::LoveParting,
                    Rule::LoveChoice,
                    Rule::LoveNext,
                    Rule::BossSingle,
                ],
            ),
            section(
                "Director",
                "",
                &[Rule::DirectorLook, Rule::DirectorUntouchable],
            ),
            section(
                "Taxman",
                "A Taxman sets the tax audit going: see the third way to the end of the game.",
                &[],
            ),
        ],
    },
];

/// The rulings and readings. A clause that a ruling makes exact stands here once more.
pub const RULINGS: &[Chapter] = &[
    Chapter {
        title: "Set-up",
        sections: &[section(
            "",
            "",
            &[
                Rule::SetupRoundCountsFaceUp,
                Rule::SetupTieAllPlay,
                Rule::SetupRedeal,
                Rule::SetupTwoBossesChooser,
                Rule::SetupAlike,
                Rule::SetupLoveIsKept,
                Rule::SetupTwoBossesLeave,
                Rule::SetupRecordProfit,
                Rule::SetupTwentyOne,
            ],
        )],
    },
    Chapter {
        title: "A turn",
        sections: &[section(
            "",
            "",
            &[
                Rule::TurnStartOrder,
                Rule::NoPlayableCard,
                Rule::NotItsOwnTarget,
                Rule::EffectIsMandatory,
                Rule::TransientTotal,
                Rule::ActiveMoment,
                Rule::CurrentRun,
            ],
        )],
    },
    Chapter {
        title: "Employees",
        sections: &[section(
            "",
            "",
            &[
                Rule::SpyCanBeSwapped,
                Rule::AssistantTakesSpy,
                Rule::ManagerGuardsAll,
                Rule::SalesLimit,
                Rule::SalesKeepsLove,
                Rule::OperatorPutBack,
                Rule::OperatorEmptyPile,
                Rule::DirectorOwnHand,
                Rule::DirectorEmptyHand,
                Rule::LoveIsKept,
                Rule::LoveChoice,
                Rule::LoveNext,
                Rule::TaxmanReplaced,
                Rule::SwappedTaxman,
            ],
        )],
    },
    Chapter {
        title: "Elimination",
        sections: &[section(
            "",
            "",
            &[Rule::EliminationCascade, Rule::LastOneWinsAtOnce],
        )],
    },
    Chapter {
        title: "End of the game",
        sections: &[section(
            "",
            "",
            &[
                Rule::SpiesAtOnce,
                Rule::FirstTo21,
                Rule::TwentyOneOutranks,
                Rule::TwentyOneRegained,
                Rule::ShortRefill,
                Rule::LastTaxmanLeaves,
                Rule::EmploymentAuditLabel,
                Rule::EliminatedDoNotCompete,
                Rule::TieFaceDown,
                Rule::TieCardCount,
                Rule::TieShared,
                Rule::Repetition,
            ],
        )],
    },
    Chapter {
        title: "Composed positions",
        sections: &[section(
            "",
            "A position that comes from play is lawful by itself. One that was put together by hand, in the editor or in a file, is looked at before it may be played on, and this is where the line is drawn. In a lawful position each of the 44 cards lies in one place, nobody is still there who would have been eliminated, the game has not gone on past its end, and love, Boss and Taxman are as the rules leave them. It may still be one that no game can reach: puzzles are free to be unlikely. Every fault is named with its rule, and an unlawful arrangement can be kept and repaired, but not played.",
            &[
                Rule::ComposedAbove21,
                Rule::ComposedHandSize,
                Rule::ComposedSpies,
                Rule::ComposedGameOver,
                Rule::ComposedRefillsOver,
                Rule::ComposedEliminated,
                Rule::ComposedSetup,
                Rule::ComposedOver,
                Rule::ComposedUnreachable,
            ],
        )],
    },
];

/// Questions of order and bookkeeping that no table argues about.
pub const SMALLER_POINTS: &[&str] = &[
    "The audit of an idle Taxman is looked at where audits are, before the refill. If refills end at the very start of a turn, that turn is still played (or passed), and the audit comes at the start of the next one.",
    "A skipped or short refill is decided by the cards the player lacks: with a full hand an empty pile ends nothing.",
    "Several totals that change at one moment share it; a later elimination in the same turn is a later moment.",
    "Eliminated players leave one at a time, the first of them clockwise after the player whose turn it is. Their cards go to the discard pile hand first, then face-up, then face-down cards, kind by kind.",
    "A composed position in set-up may have any of the picks made, as long as one is missing. From the second round on, the lowest total must be shared, or the start player would have been found.",
    "A finished game is supported by its table if that end can have come when a turn began, a standing 21 being looked at before an audit and an audit before a refill.",
    "A fifth Spy ends the game before any total of that turn is taken: the moments of totals stay as they were.",
    "Taxmen drawn in set-up go back by changing places with cards of the pile at random, which is as good as a shuffle.",
];
