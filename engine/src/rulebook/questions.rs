//! The question each ruling answers, and where the answer comes from.

use super::Rule;

/// The question behind a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: &'static str,
    /// Where the answer comes from. Empty: no text says so, or it stands with each way of a reading.
    pub source: &'static str,
    /// What else is to be said; often nothing.
    pub remark: &'static str,
}

macro_rules! asked {
    ($($name:ident $question:literal $(source $source:literal)? $(remark $remark:literal)?;)*) => {
        impl Rule {
            /// The question that this rule answers, if it is a ruling, a reading, or a clause that a ruling makes exact.
            pub const fn asked(self) -> Option<Asked> {
                match self {
                    $(Self::$name => Some(Asked {
                        question: $question,
                        source: concat!($($source)?),
                        remark: concat!($($remark)?),
                    }),)*
                    _ => None,
                }
            }
        }
    };
}

asked! {
    SetupRoundCountsFaceUp "Does a face-down Boss or Secretary count its printed profit in the first round of set-up?"
        source "The English rulebook and the Chinese description.";
    SetupTieAllPlay "Who plays again after a tie for lowest?"
        source "The English rulebook.";
    SetupRedeal "What happens after a third tie?"
        source "The English rulebook.";
    SetupTwoBossesChooser "With one Secretary and two Bosses, who picks the Boss that turns face-down?"
        source "The English rulebook and the Chinese description.";
    SetupAlike "What if the two cards to choose from lie in the same office?";
    SetupLoveIsKept "A pair is face-down and a later round brings a second Boss or Secretary: what turns?"
        source "The English rulebook, for all four turning face-down.";
    SetupTwoBossesLeave "In what order do the Bosses leave and the start player become known?"
        source "The English rulebook.";
    SetupRecordProfit "What if somebody stands above 21 when set-up ends?";
    SetupTwentyOne "What if somebody stands at exactly 21 when set-up ends?";
    TurnStartOrder "In what order are things looked at when a turn begins?";
    NoPlayableCard "What if the player has no card, or only a Boss while another Boss is in play?";
    NotItsOwnTarget "Can an effect choose the card that caused it?"
        source "The English rulebook, whose Assistant finds no target when alone in the office.";
    EffectIsMandatory "May an effect be declined?"
        source "The English rulebook.";
    TransientTotal "What if the active player is above 21 between playing the card and finishing its effect?";
    ActiveMoment "Who achieved a total first when one turn changes several totals?";
    CurrentRun "Does achieving a total first mean first ever, or the run that still stands?"
        remark "So a Secretary that turns face-down and up again within one turn changes nothing.";
    SpyCanBeSwapped "Can a Sales take a Spy?"
        source "The English rulebook, in the example of Christa's fifth Spy.";
    AssistantTakesSpy "Can an Assistant take a Spy back?";
    ManagerGuardsAll "Which effects must take the Manager?"
        source "The English rulebook.";
    SalesLimit "What may a Sales not do?"
        source "The English rulebook, for the other player's total.";
    SalesKeepsLove "What happens when a Sales takes a face-down Boss or Secretary?";
    OperatorPutBack "Where does the card go that an Operator puts back?";
    OperatorEmptyPile "What does an Operator do with an empty draw pile?";
    DirectorOwnHand "May a Director look at the hand of the player who played it?";
    DirectorEmptyHand "Whose hand can be looked at, and what if nothing in it can be discarded?";
    LoveIsKept "What if a second Secretary comes while Boss and Secretary are paired?"
        source "The English rulebook.";
    LoveChoice "Who chooses the Secretary, and when?";
    LoveNext "What if the loved Secretary leaves play and another is in play?"
        source "The English rulebook.";
    TaxmanReplaced "Which Taxman goes when a second one is played?";
    SwappedTaxman "A Sales has taken the Taxman: whose audit is it, if anybody's?"
        remark "Lapses is the most literal reading, but it can leave the game without an end; hence the default.";
    EliminationCascade "What if an eliminated player's cards include a Boss, a Secretary or the Taxman?";
    LastOneWinsAtOnce "What if only one player is left in the middle of a turn?";
    SpiesAtOnce "When do five Spies win?";
    FirstTo21 "Two players stand at 21 and a turn of the later one begins first: who wins?";
    TwentyOneOutranks "What if the game ends by audit or full employment and somebody stands at 21?"
        source "The English rulebook, for the audit."
        remark "At full employment that player has the highest total anyway; only the name of the victory is ours.";
    TwentyOneRegained "What if 21 is achieved, lost and regained before the player's next turn?";
    ShortRefill "A Taxman is in play and the pile has some cards, but too few: is the rest drawn?";
    LastTaxmanLeaves "When does the game end if the Taxman leaves play after refills are over?"
        remark "The English rulebook ends the game immediately. The turn is finished first here, because otherwise a total above 21 could win.";
    EmploymentAuditLabel "An audit is held after the draw pile ran out: which end is it?"
        source "The English rulebook, which points back to the tax audit.";
    EliminatedDoNotCompete "Does an eliminated player's empty office make the lowest profit?";
    TieFaceDown "At a tied audit, does a face-down card count as printed when the highest single cards are compared?";
    TieCardCount "Which cards count when the fewest cards break a tie?"
        source "The English rulebook, where Anton's three cards include the Taxman.";
    TieShared "What if every tie-breaker is spent?";
    Repetition "Two Assistants can take each other back for ever: is there a limit?";
    ComposedAbove21 "May somebody stand above 21?";
    ComposedHandSize "How many cards may a hand have?";
    ComposedSpies "May five Spies lie in one office?";
    ComposedGameOver "May a position be within a turn at whose beginning the game would have ended?";
    ComposedRefillsOver "May refills be over with no Taxman in play?";
    ComposedEliminated "What holds for eliminated players?";
    ComposedSetup "What holds for positions in set-up?";
    ComposedOver "Which results may a finished position have?";
    ComposedUnreachable "What about positions that are lawful but cannot be reached by play?";
}
