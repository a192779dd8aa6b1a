//! Every clause of the rulebook and every ruling, by id and with its sentence.
//!
//! docs/rulebook.md and docs/rulings.md are written along these ids; a test holds code and docs together.

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A sentence of the rulebook, in our own words.
    Clause,
    /// An answer to a question the rulebook leaves open.
    Ruling,
    /// A ruling that sensible tables play in more than one way: a field of [`super::Readings`].
    Reading,
}

macro_rules! rules {
    ($($origin:ident $name:ident $id:literal $sentence:literal;)*) => {
        /// A clause of the rulebook or a ruling on it. Events, refusals, faults and results cite one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = $sentence] $name,)*
        }

        impl Rule {
            /// Every rule, in the order of the catalogue.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its stable id, as cited everywhere: `sales-manager`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The rule in our own words.
            pub const fn sentence(self) -> &'static str {
                match self { $(Self::$name => $sentence,)* }
            }

            /// Clause, ruling or reading.
            pub const fn origin(self) -> Origin {
                match self { $(Self::$name => Origin::$origin,)* }
            }
        }
    };
}

impl Rule {
    /// The rule with this id, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}

impl serde::Serialize for Rule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> serde::Deserialize<'de> for Rule {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("no rule has the id {id}"));
        Self::from_id(&id).ok_or_else(unknown)
    }
}

rules! {
    Clause Players2To5 "players-2-to-5"
        "Office 21 is a game for two to five players.";
    Clause SetupDeal "setup-deal"
        "At the start of set-up the cards are shuffled into a face-down draw pile and every player draws three cards.";
    Clause SetupNoTaxman "setup-no-taxman"
        "Every Taxman drawn in the deal is put aside and replaced from the draw pile, until every player has three cards and no hand holds a Taxman.";
    Clause SetupTaxmenReturn "setup-taxmen-return"
        "The Taxmen put aside in the deal are shuffled back into the draw pile once all hands are complete.";
    Clause SetupPick "setup-pick"
        "In set-up every player puts one card from hand face-down in front of them; when all have done so, the cards are turned face-up together.";
    Clause SetupLowestStarts "setup-lowest-starts"
        "The player who shows the lowest profit in set-up becomes the start player.";
    Clause SetupTie "setup-tie"
        "If several players tie for lowest in set-up, everybody plays another card in the same way, and the totals of the face-up cards decide. If the lowest is tied again, the third card is played likewise.";
    Clause SetupRedeal "setup-redeal"
        "If the lowest total is still tied after the third set-up card, all cards are gathered, shuffled and dealt anew, Taxmen are replaced again, and set-up starts over.";
    Clause SetupCardsStay "setup-cards-stay"
        "The cards played in set-up stay in the offices, and the players begin the game with them.";
    Clause SetupEffectsIgnored "setup-effects-ignored"
        "During set-up the effects of cards are ignored, except the love of Boss and Secretary.";
    Clause SetupLove11 "setup-love-1-1"
        "If one Boss and one Secretary are in play in set-up, both are turned face-down.";
    Clause SetupLove12 "setup-love-1-2"
        "If one Boss and both Secretaries are in play in set-up, the Boss is turned face-down, and its owner picks the Secretary that is turned face-down as well; the other Secretary stays face-up.";
    Clause SetupLove21 "setup-love-2-1"
        "If both Bosses and one Secretary are in play in set-up, the Secretary is turned face-down, and its owner picks the Boss that is turned face-down as well; the other Boss stays face-up.";
    Clause SetupLove22 "setup-love-2-2"
        "If both Bosses and both Secretaries are in play in set-up, all four are turned face-down.";
    Clause SetupBossesLeave "setup-bosses-leave"
        "If both Bosses are in play once the start player is known, both are put on the discard pile and every Secretary in play is turned face-up.";
    Clause TurnOrder "turn-order"
        "The start player takes the first turn and the others follow clockwise; eliminated players are left out.";
    Clause Refill "refill"
        "Step 1 of a turn: the player draws up to three cards in hand. With three cards in hand already, none is drawn.";
    Clause PlayOne "play-one"
        "Step 2 of a turn: the player plays one card from hand, face-up, into their own office.";
    Clause EffectMandatory "effect-mandatory"
        "Step 3 of a turn: the effect of the card just played must be carried out if that is possible.";
    Clause EffectForfeit "effect-forfeit"
        "If the effect of a played card has no matching target, the effect is forfeited. The card may be played all the same.";
    Clause TotalFaceUp "total-face-up"
        "A player's total is the sum of the face-up cards in their office. A face-down card counts nothing, and counts again at once when it is turned face-up.";
    Clause RecordProfit "record-profit"
        "A player whose total is above 21 million makes record breaking profits and is eliminated.";
    Clause RecordProfitDiscard "record-profit-discard"
        "The hand and the office of an eliminated player go to the discard pile, face-up.";
    Clause RecordProfitAnyTime "record-profit-any-time"
        "A player can also rise above 21 outside their own turn, and is then eliminated at once.";
    Clause RankHigherWins "rank-higher-wins"
        "If several players achieve a victory, the one ranked higher wins. From the highest rank down: industrial espionage, successful operations, tax audit, full employment, last player left.";
    Clause EndNotVictory "end-not-victory"
        "What ends the game and what wins it need not be the same: a tax audit can end a game that is then won by successful operations.";
    Clause SpiesWin "spies-win"
        "If all five Spies lie in one office, the game ends at once and the owner of that office wins by industrial espionage.";
    Clause Operations21 "operations-21"
        "If a player has a total of exactly 21 and still has it when their turn comes again, the game ends and that player wins by successful operations.";
    Clause OperationsFirst "operations-first"
        "If several players stand at 21, only the one who achieved it first wins by successful operations.";
    Clause AuditDue "audit-due"
        "If a Taxman still lies in its player's office when that player's turn comes again, the game ends by tax audit.";
    Clause AuditLowest "audit-lowest"
        "When the game ends by tax audit, the player with the lowest total wins by creative accounting.";
    Clause AuditTieCards "audit-tie-cards"
        "If several players tie for the lowest total at a tax audit, the one of them with the fewest cards in the office wins.";
    Clause AuditTieHighest "audit-tie-highest"
        "If a tax audit is still tied after the cards in the offices have been counted, the tied player whose office has the highest single card wins.";
    Clause AuditTieFirst "audit-tie-first"
        "If a tax audit is still tied after the highest single cards have been compared, the tied player who achieved that total first wins.";
    Clause AuditOneTaxman "audit-one-taxman"
        "Only one Taxman can be in play. A newly played Taxman sends the other to the discard pile, and the audit waits for the turn of the player who played the new one.";
    Clause AuditCalledOff "audit-called-off"
        "If the Taxman leaves play by an effect, its audit is called off and the game goes on until something else ends it.";
    Clause Audit21Outranks "audit-21-outranks"
        "If a player stands at 21 when the game ends by tax audit, that player wins instead of the one with the lowest total.";
    Clause EmploymentEnd "employment-end"
        "If the draw pile has too few cards to refill the hand of the player whose turn it is and no Taxman is in play, the game ends at once by full employment.";
    Clause EmploymentHighest "employment-highest"
        "When the game ends by full employment, the player with the highest total wins by large profits. Of several tied for highest, the one who achieved that total first wins.";
    Clause EmploymentTaxman "employment-taxman"
        "If the draw pile has too few cards for a refill while a Taxman is in play, the game goes on until the tax audit, and refills are skipped.";
    Clause EmploymentTaxmanLeaves "employment-taxman-leaves"
        "If the Taxman leaves play once refills are over, the game ends by full employment and the highest total wins. The ruling last-taxman-leaves tells when exactly.";
    Clause LastPlayer "last-player"
        "If all other players have been eliminated, the game ends and the last one left wins by strategic management.";
    Clause SpyHand "spy-hand"
        "A Spy in hand cannot be discarded by a Director.";
    Clause SpyPlay "spy-play"
        "A Spy in play cannot be removed by a Cleaner.";
    Clause CleanerRemove "cleaner-remove"
        "The Cleaner removes one card from any office and puts it on the discard pile.";
    Clause CleanerOwn "cleaner-own"
        "The player of a Cleaner may choose their own office to remove a card from.";
    Clause CleanerManager "cleaner-manager"
        "A Cleaner aimed at another player's office must remove a Manager if one is there.";
    Clause CleanerOwnManager "cleaner-own-manager"
        "A Cleaner aimed at its player's own office need not remove a Manager there; any card that is not protected may be chosen.";
    Clause CleanerProtected "cleaner-protected"
        "The Cleaner can never remove a Spy or a Director.";
    Clause OperatorDraw "operator-draw"
        "The player of an Operator draws one card from the draw pile and looks at it, then either puts it back face-down, or shows it to everybody and keeps it in hand.";
    Clause AssistantTake "assistant-take"
        "The player of an Assistant takes one card of their own office back to hand.";
    Clause AssistantDirector "assistant-director"
        "The Assistant can never take back a Director.";
    Clause SalesSwap "sales-swap"
        "The Sales is swapped for a card in another player's office: its player takes that card, and the other player gets the Sales.";
    Clause SalesManager "sales-manager"
        "A Sales must take a Manager if one is in the office it is aimed at.";
    Clause SalesNoRecord "sales-no-record"
        "The swap of a Sales may not put the other player above 21. Nor may it take a Director, which no effect can choose.";
    Clause LovePair "love-pair"
        "While a Boss and a Secretary are in play, the Boss and one Secretary are face-down.";
    Clause LoveFaceDownTarget "love-face-down-target"
        "Face-down cards are in play and can be chosen by effects.";
    Clause LoveParting "love-parting"
        "If one of a loving pair leaves play or is taken back to hand, the other turns face-up at once. Only when a Secretary goes and another is in play does the Boss stay face-down.";
    Clause LoveChoice "love-choice"
        "When a Boss is played and both Secretaries are in play in different offices, the player of the Boss picks the one that turns face-down. In one office they are alike, and no choice is asked.";
    Clause LoveNext "love-next"
        "If the loved Secretary leaves play or is taken back and another Secretary is in play, the Boss stays face-down and the other Secretary turns face-down, without choice.";
    Clause BossSingle "boss-single"
        "Only one Boss may be in play, face-up or face-down. A second one cannot be played until the first has left play or been taken back to hand.";
    Clause DirectorLook "director-look"
        "The player of a Director looks secretly at one player's hand and discards one card of it; the rest goes back to that hand.";
    Clause DirectorUntouchable "director-untouchable"
        "A Director in play cannot be chosen by any effect.";
    Ruling SetupRoundCountsFaceUp "setup-round-counts-face-up"
        "In every round of set-up, the first included, a player's total is the sum of their face-up cards; a Boss or Secretary that is face-down counts zero.";
    Ruling SetupTieAllPlay "setup-tie-all-play"
        "After a tie for lowest in set-up everybody plays another card, tied or not. Ties that are not for lowest do not matter.";
    Ruling SetupTwoBossesChooser "setup-two-bosses-chooser"
        "If one Secretary and two Bosses are in play in set-up, the owner of the Secretary picks the Boss that turns face-down.";
    Ruling SetupAlike "setup-alike"
        "If the two cards to choose from in set-up lie in the same office, they are alike: no choice is asked, and one of them turns face-down.";
    Ruling SetupLoveIsKept "setup-love-is-kept"
        "If a later round of set-up brings a second Boss or Secretary to a face-down pair, the pair stays as it is and the newcomer stays face-up. With two Bosses and two Secretaries in play, however, all four turn face-down.";
    Ruling SetupTwoBossesLeave "setup-two-bosses-leave"
        "With two Bosses in play in set-up, the start player is determined first. Then both Bosses are discarded, and every Secretary turns face-up.";
    Ruling SetupRecordProfit "setup-record-profit"
        "A player who stands above 21 when set-up ends is eliminated at that moment, before the first turn. Only a Boss with two Directors can do it, for one player, who is never the lowest.";
    Ruling SetupTwentyOne "setup-twenty-one"
        "A total of exactly 21 at the end of set-up, which three Directors make, counts as achieved at set-up: the player wins at the start of their first turn if it still stands.";
    Ruling TurnStartOrder "turn-start-order"
        "When a turn begins, successful operations are looked at first, then the tax audit, then the refill and with it full employment.";
    Ruling NoPlayableCard "no-playable-card"
        "A player with no card, or only a Boss while another Boss is in play, can only pass: steps 2 and 3 are skipped and step 4 is done. This is possible only once refills are over, or in a composed position.";
    Ruling NotItsOwnTarget "not-its-own-target"
        "An effect cannot choose the card that caused it. This holds for Cleaner, Assistant and Sales.";
    Ruling EffectIsMandatory "effect-is-mandatory"
        "An effect may be declined only if it has no legal target. A Cleaner must remove a card of its player's own office when nothing else can be removed.";
    Ruling TransientTotal "transient-total"
        "The active player may be above 21 between playing a card and finishing its effect, because their total is taken in step 4. Everybody else's total is taken at once, whenever it changes.";
    Ruling ActiveMoment "active-moment"
        "If one turn changes several totals, the other players' count as achieved when they change in step 3, the active player's only in step 4, so later. The ruling current-run may let a total keep an earlier moment.";
    Ruling CurrentRun "current-run"
        "Who achieved a total first is judged by the run that still stands: a total left and regained counts from when it was regained. For everybody, a total equal at the beginning and end of a turn was never left and keeps its moment; otherwise the last change in the turn counts.";
    Ruling SpyCanBeSwapped "spy-can-be-swapped"
        "A Sales can take a Spy, if no Manager in that office protects it.";
    Reading AssistantTakesSpy "assistant-takes-spy"
        "May an Assistant take a Spy back to hand? Yes, the default: being taken back is not being removed from play. No: a Spy's protection from being removed from play covers it.";
    Ruling ManagerGuardsAll "manager-guards-all"
        "A Cleaner or Sales aimed at another player's office must choose a Manager if one is there. No other effect must, and in one's own office Managers may be ignored.";
    Ruling SalesLimit "sales-limit"
        "A Sales may not leave the other player above 21 after the swap. The total of its own player may exceed 21, who is then eliminated in step 4. If every possible swap is forbidden, the effect is forfeited.";
    Ruling SalesKeepsLove "sales-keeps-love"
        "A face-down Boss or Secretary taken by Sales changes office face-down: nobody left play, so nothing turns. The card counts zero for both players.";
    Reading OperatorPutBack "operator-put-back"
        "Where does the card go that an Operator puts back? Top, the default: on top of the draw pile. Shuffle: into the draw pile, which is shuffled with it.";
    Ruling OperatorEmptyPile "operator-empty-pile"
        "If the draw pile is empty, the effect of an Operator is forfeited.";
    Reading DirectorOwnHand "director-own-hand"
        "May a Director look at the hand of the player who played it? No, the default: only another player's hand may be chosen. Yes: any one player's hand may be chosen.";
    Ruling DirectorEmptyHand "director-empty-hand"
        "A Director can look at any hand with at least one card. If it holds only Spies, nothing is discarded and the look has been had. If it holds another card, one such card must be discarded.";
    Ruling LoveIsKept "love-is-kept"
        "If a second Secretary comes while a Boss and a Secretary are paired, she stays face-up and the pair stays: a Boss loves only one.";
    Ruling TaxmanReplaced "taxman-replaced"
        "If a second Taxman is played while one is in play, the first is discarded wherever it lies, the office of the player who plays the second included.";
    Reading SwappedTaxman "swapped-taxman"
        "Whose audit is it once a Sales has moved the Taxman? Holder, the default: it falls due at the start of the turn of the player in whose office the Taxman lies. Lapses: only the player who played the Taxman can bring the audit about, and only while it lies in that player's office; elsewhere it lies idle, and swapped back its audit revives. Player: the audit falls due at the turn of the player who played the Taxman, wherever it lies; if that player is eliminated, it lies idle. If it lies idle, refills are over and, at the start of a turn, nobody left in the game has a playable card, the game ends as an audit.";
    Ruling EliminationCascade "elimination-cascade"
        "The cards of an eliminated player leave play like any other card: lovers turn at once, which may eliminate the next player, and the audit of a Taxman among them is off. This goes one player at a time, until nothing changes.";
    Ruling LastOneWinsAtOnce "last-one-wins-at-once"
        "The only player left in the middle of a turn wins at that moment, even if above 21 before step 4, or if the last rival's leaving turns up a card that would put them above 21: the game is over before anything an elimination turns up is counted.";
    Ruling SpiesAtOnce "spies-at-once"
        "Five Spies win the moment the fifth lies in the office, by being played or by Sales, before anything else is looked at.";
    Reading FirstTo21 "first-to-21"
        "A turn begins for a player at 21 while others stand at 21 too: the game ends, but who wins? First to achieve, the default: whoever achieved 21 first. Player on turn: the player whose turn begins.";
    Ruling TwentyOneOutranks "twenty-one-outranks"
        "If somebody stands at 21 when the game ends by tax audit or full employment, that player wins, and wins by successful operations. Of several at 21, the one who achieved it first wins.";
    Ruling TwentyOneRegained "twenty-one-regained"
        "A total of 21 lost and regained before the player's next turn stands at the start of that turn, and wins. For the question of who achieved 21 first it counts from when it was regained, but see the ruling current-run.";
    Reading ShortRefill "short-refill"
        "What if a Taxman is in play and the pile has cards, but too few for a refill? Skip, the default: the refill is skipped whole. Draw the rest: the player draws what is left. Either way refills are then over for everybody. An Operator may still draw a card that is left.";
    Ruling LastTaxmanLeaves "last-taxman-leaves"
        "If the Taxman leaves play once refills are over, the turn in which it left is finished first, steps 3 and 4 and eliminations included; then the game ends. A Taxman replaced by another, or moved by Sales, has not left.";
    Ruling EmploymentAuditLabel "employment-audit-label"
        "An audit after the draw pile has run out ends the game by tax audit, not by full employment.";
    Ruling EliminatedDoNotCompete "eliminated-do-not-compete"
        "An eliminated player is out of every comparison; the empty office left behind does not make the lowest profit.";
    Reading TieFaceDown "tie-face-down"
        "Does a face-down card count as printed when the highest single card breaks a tie at an audit? Zero, the default: no, it is zero while face-down. Printed: yes, it counts as printed.";
    Ruling TieCardCount "tie-card-count"
        "When the fewest cards break a tie at an audit, all cards in the office count, face-down ones and the Taxman included.";
    Ruling TieShared "tie-shared"
        "If every tie-breaker is spent because the tied totals have been unchanged since set-up, the tied players share the win.";
    Ruling Repetition "repetition"
        "There is no rule on repetition, and none is added: two Assistants may take each other back for ever. Unattended games, of bots or in simulation, stop after 1,000 turns and are reported as unfinished, never as won.";
    Ruling ComposedAbove21 "composed-above-21"
        "A composed position with a player above 21 is not lawful: that player would have been eliminated. Only the active player may be above 21 while an effect is pending, if the total without the card just played is at most 21.";
    Ruling ComposedHandSize "composed-hand-size"
        "In a composed position a hand has at most three cards, and at most two for the active player while their effect is pending. Fewer are allowed.";
    Ruling ComposedSpies "composed-spies"
        "A composed position with all five Spies in one office, and the game not over, is not lawful: the game had ended.";
    Ruling ComposedGameOver "composed-game-over"
        "A composed position within a turn is not lawful if the game would have ended at the beginning of that turn: the active player's total before their card is 21, or an audit was due. The start of the same turn is lawful: it ends the game.";
    Ruling ComposedRefillsOver "composed-refills-over"
        "A composed position in which refills are over and no Taxman is in play is not lawful while the game goes on: the game had ended.";
    Ruling ComposedEliminated "composed-eliminated"
        "In a composed position eliminated players have no cards and no turn. With fewer than two players left, the game must be over.";
    Ruling ComposedSetup "composed-setup"
        "A composed set-up position must be as play brings it: in each office one card fewer than the number of the round, or as many when a love choice is pending; the rest of three in hand or picked; no Taxman there; the discard pile empty; love as set-up has it.";
    Ruling ComposedOver "composed-over"
        "The result of a composed position that is over must be one its table supports; any other result is a fault.";
    Ruling ComposedUnreachable "composed-unreachable"
        "A composed position that is lawful but cannot be reached by play is allowed, because puzzles need it. The program says lawful, not reachable.";
}
