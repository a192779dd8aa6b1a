//! The shipped games, one for each cluster of rules, and how much there is in each.
//!
//! The counts are pinned as chess programs pin theirs: any change to what may follow changes them. After one that is
//! meant, `office21 verify --all` prints the new ones.

use office21::reach::Game;
use office21::rulebook::Rule;
use office21::table::End;

use super::said;
use crate::cli::readings;

/// A game of the table.
pub(super) struct Shipped {
    pub(super) name: &'static str,
    /// What it is for.
    pub(super) about: &'static str,
    pub(super) players: usize,
    pub(super) deck: &'static str,
    pub(super) offices: &'static str,
    pub(super) desks: usize,
    pub(super) hands: usize,
    pub(super) readings: &'static [&'static str],
    /// The rules it is there for: each must be cited at least once.
    pub(super) rules: &'static [Rule],
    pub(super) states: u64,
    pub(super) steps: u64,
    pub(super) depth: u64,
    /// In the order of [`End::ALL`].
    pub(super) ends: [u64; End::ALL.len()],
}

impl Shipped {
    pub(super) fn game(&self) -> Result<Game, String> {
        let readings: Vec<String> = self.readings.iter().map(|&said| said.to_owned()).collect();
        let game = Game {
            players: self.players,
            deck: said::deck(self.deck)?,
            fixed: said::offices(self.offices)?,
            desks: self.desks,
            hands: self.hands,
            readings: readings::named(&readings)?,
        };
        game.check().map_err(|error| error.to_string())?;
        Ok(game)
    }
}

/// All of them.
pub(super) const SHIPPED: &[Shipped] = &[
    Shipped {
        name: "love",
        about: "Bosses and Secretaries, and those who part them",
        players: 2,
        deck: "2 Boss, 2 Secretary, 2 Cleaner, 2 Sales, Assistant, Director",
        offices: "",
        desks: 1,
        hands: 2,
        readings: &[],
        rules: &[
            Rule::LovePair,
            Rule::LoveParting,
            Rule::LoveChoice,
            Rule::LoveNext,
            Rule::SalesKeepsLove,
        ],
        states: 608_338,
        steps: 801_278,
        depth: 17,
        ends: [0, 0, 0, 50_290, 24],
    },
    Shipped {
        name: "audit",
        about: "Taxmen, called off, replaced, swapped and never stopped",
        players: 2,
        deck: "2 Taxman, 2 Sales, 2 Cleaner, Assistant, Manager, Director, Spy",
        offices: "",
        desks: 1,
        hands: 2,
        readings: &[],
        rules: &[
            Rule::AuditDue,
            Rule::AuditLowest,
            Rule::AuditTieCards,
            Rule::AuditTieHighest,
            Rule::AuditTieFirst,
            Rule::AuditCalledOff,
            Rule::TaxmanReplaced,
            Rule::SwappedTaxman,
        ],
        states: 1_134_589,
        steps: 1_345_329,
        depth: 25,
        ends: [0, 0, 138_366, 34_725, 0],
    },
    Shipped {
        name: "managers",
        about: "Managers who take the blow of Cleaners and Sales",
        players: 2,
        deck: "3 Manager, 3 Sales, 2 Cleaner, Assistant, Director, Spy",
        offices: "",
        desks: 1,
        hands: 2,
        readings: &[],
        rules: &[
            Rule::CleanerManager,
            Rule::CleanerOwn,
            Rule::SalesManager,
            Rule::SalesSwap,
        ],
        states: 1_725_293,
        steps: 2_289_565,
        depth: 20,
        ends: [0, 0, 0, 76_169, 0],
    },
    Shipped {
        name: "spies",
        about: "Four Spies in play and the fifth dealt, with those who move them",
        players: 2,
        deck: "Spy, 3 Sales, 2 Assistant, Cleaner, Director, Taxman",
        offices: "2 Spy / 2 Spy",
        desks: 0,
        hands: 2,
        readings: &[],
        rules: &[
            Rule::SpiesAtOnce,
            Rule::SpyCanBeSwapped,
            Rule::DirectorEmptyHand,
        ],
        states: 415_994,
        steps: 519_168,
        depth: 35,
        ends: [541, 0, 38_116, 25_685, 0],
    },
    Shipped {
        name: "assistants",
        about: "Assistants who take each other back for ever, and no Spy",
        players: 2,
        deck: "3 Assistant, Operator, Sales, Manager, Cleaner, Spy, Director, Secretary",
        offices: "",
        desks: 1,
        hands: 2,
        readings: &["assistant_takes_spy=No"],
        rules: &[Rule::AssistantTake, Rule::EffectForfeit],
        states: 1_776_336,
        steps: 2_360_112,
        depth: 29,
        ends: [0, 0, 0, 139_453, 0],
    },
    Shipped {
        name: "directors",
        about: "Directors looking at every hand, their own too",
        players: 2,
        deck: "3 Director, 2 Spy, Cleaner, Assistant, Sales, Operator, Manager",
        offices: "",
        desks: 0,
        hands: 3,
        readings: &["director_own_hand=Yes"],
        rules: &[Rule::DirectorLook, Rule::DirectorEmptyHand],
        states: 1_417_194,
        steps: 1_940_912,
        depth: 24,
        ends: [0, 146, 0, 93_871, 39],
    },
    Shipped {
        name: "depletion",
        about: "Rich offices, a short pile and a Taxman: refills are over, and the rest is drawn",
        players: 2,
        deck: "2 Taxman, 2 Manager, Cleaner, Operator, Spy, Sales, Assistant, Director",
        offices: "Director, Manager, Sales / 2 Director, Cleaner",
        desks: 0,
        hands: 3,
        readings: &["short_refill=DrawTheRest", "first_to_21=PlayerOnTurn"],
        rules: &[
            Rule::EmploymentTaxman,
            Rule::LastTaxmanLeaves,
            Rule::OperatorEmptyPile,
            Rule::TwentyOneOutranks,
            Rule::Audit21Outranks,
        ],
        states: 3_666_007,
        steps: 4_905_791,
        depth: 27,
        ends: [0, 46_830, 301_224, 16_644, 104_498],
    },
    Shipped {
        name: "cascades",
        about: "Three rich offices, two of them in love: one player's end is the next one's",
        players: 3,
        deck: "2 Manager, 2 Cleaner, Assistant, Sales, Taxman, Spy, Operator",
        offices: "Boss, 2 Director / Secretary, 2 Director, Operator / 2 Manager, 2 Sales",
        desks: 0,
        hands: 2,
        readings: &[],
        rules: &[
            Rule::RecordProfit,
            Rule::RecordProfitAnyTime,
            Rule::LastPlayer,
            Rule::Operations21,
            Rule::OperationsFirst,
        ],
        states: 465_586,
        steps: 541_312,
        depth: 23,
        ends: [0, 7517, 59_668, 61_605, 592],
    },
    Shipped {
        name: "operators",
        about: "Operators whose card goes back into a pile that is shuffled",
        players: 2,
        deck: "3 Operator, Cleaner, Manager, Spy, Sales, Assistant, Secretary",
        offices: "",
        desks: 0,
        hands: 1,
        readings: &["operator_put_back=Shuffle"],
        rules: &[
            Rule::OperatorDraw,
            Rule::OperatorPutBack,
            Rule::OperatorEmptyPile,
        ],
        states: 259_404,
        steps: 1_403_324,
        depth: 19,
        ends: [0, 0, 0, 10_654, 0],
    },
    Shipped {
        name: "swaps",
        about: "Three players, and an audit that stays with whoever played the Taxman",
        players: 3,
        deck: "2 Taxman, 2 Sales, Cleaner, Assistant, Manager, Operator, Director",
        offices: "Operator / Manager / Sales",
        desks: 0,
        hands: 2,
        readings: &["swapped_taxman=Player"],
        rules: &[Rule::SwappedTaxman, Rule::AuditDue, Rule::TaxmanReplaced],
        states: 769_613,
        steps: 868_562,
        depth: 24,
        ends: [0, 0, 136_952, 48_268, 0],
    },
];
