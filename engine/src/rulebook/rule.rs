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

rules! {
    Clause Players2To5 "players-2-to-5"
        "Two to five players.";
    Clause SetupDeal "setup-deal"
        "Everybody draws three cards.";
    Clause SetupNoTaxman "setup-no-taxman"
        "Taxmen drawn are put aside and replaced until no hand holds one.";
    Clause SetupTaxmenReturn "setup-taxmen-return"
        "Those Taxmen are shuffled back into the pile.";
    Clause SetupPick "setup-pick"
        "Everybody puts one card face-down in front of him; all are turned up together.";
    Clause SetupLowestStarts "setup-lowest-starts"
        "The lowest profit starts.";
    Clause SetupTie "setup-tie"
        "Tie for lowest: everybody plays another card, totals of the face-up cards decide; once more with the third card.";
    Clause SetupRedeal "setup-redeal"
        "All cards are gathered, shuffled and dealt anew, Taxmen again replaced.";
    Clause SetupCardsStay "setup-cards-stay"
        "The cards played in set-up stay in the offices.";
    Clause SetupEffectsIgnored "setup-effects-ignored"
        "Effects are ignored in set-up, love excepted.";
    Clause SetupLove11 "setup-love-1-1"
        "One Boss, one Secretary: both face-down.";
    Clause SetupLove12 "setup-love-1-2"
        "One Boss, two Secretaries: Boss face-down; its owner picks the Secretary that goes face-down.";
    Clause SetupLove21 "setup-love-2-1"
        "Two Bosses, one Secretary: Secretary face-down; its owner picks the Boss that goes face-down.";
    Clause SetupLove22 "setup-love-2-2"
        "Two and two: all four face-down.";
    Clause SetupBossesLeave "setup-bosses-leave"
        "Two Bosses once the start player is known: both are discarded, Secretaries turn up.";
    Clause TurnOrder "turn-order"
        "Clockwise from the start player, eliminated players left out.";
    Clause Refill "refill"
        "Draw up to three cards; with three in hand draw none.";
    Clause PlayOne "play-one"
        "Play one card face-up to one's own office.";
    Clause EffectMandatory "effect-mandatory"
        "Its effect must be carried out if possible.";
    Clause EffectForfeit "effect-forfeit"
        "Without a matching target it is forfeited, and the card may still be played.";
    Clause TotalFaceUp "total-face-up"
        "The total is the sum of the face-up cards of the office; face-down cards count nothing, and count again at once when turned up.";
    Clause RecordProfit "record-profit"
        "Above 21 the player is eliminated.";
    Clause RecordProfitDiscard "record-profit-discard"
        "His hand and office go to the discard pile, face-up.";
    Clause RecordProfitAnyTime "record-profit-any-time"
        "That can happen out of turn, and then at once.";
    Clause RankHigherWins "rank-higher-wins"
        "If several players achieve a victory, the one higher in this list wins.";
    Clause EndNotVictory "end-not-victory"
        "What ends the game and what wins it need not be the same (an audit can be won by successful operations).";
    Clause SpiesWin "spies-win"
        "Five Spies in one office: the game ends at once, their owner wins.";
    Clause Operations21 "operations-21"
        "Exactly 21, and still 21 when that player's turn comes again: the game ends and he wins.";
    Clause OperationsFirst "operations-first"
        "Several at 21: the one who achieved it first.";
    Clause AuditDue "audit-due"
        "A Taxman still in the office when its player's turn comes again: the game ends by tax audit.";
    Clause AuditLowest "audit-lowest"
        "The lowest profit wins the audit.";
    Clause AuditTieCards "audit-tie-cards"
        "Tied: fewest cards in the office.";
    Clause AuditTieHighest "audit-tie-highest"
        "Still tied: the highest single card.";
    Clause AuditTieFirst "audit-tie-first"
        "Still tied: who achieved that profit first.";
    Clause AuditOneTaxman "audit-one-taxman"
        "One Taxman in play: a newly played one sends the other to the discard pile, and the audit waits for the new player's turn.";
    Clause AuditCalledOff "audit-called-off"
        "If the Taxman leaves play by an effect, the game goes on.";
    Clause Audit21Outranks "audit-21-outranks"
        "At an audit, a standing 21 wins instead of the lowest profit.";
    Clause EmploymentEnd "employment-end"
        "Too few cards in the pile to refill and no Taxman in play: the game ends at once.";
    Clause EmploymentHighest "employment-highest"
        "The highest profit wins; tied: who achieved it first.";
    Clause EmploymentTaxman "employment-taxman"
        "With a Taxman in play the game goes on as an audit, refills are skipped.";
    Clause EmploymentTaxmanLeaves "employment-taxman-leaves"
        "If that Taxman leaves play, the game ends (when exactly: ruling last-taxman-leaves) and the highest profit wins.";
    Clause LastPlayer "last-player"
        "All others eliminated: the last one wins.";
    Clause SpyHand "spy-hand"
        "A Spy is not discarded by DIRECTOR.";
    Clause SpyPlay "spy-play"
        "A Spy is not removed by CLEANER.";
    Clause CleanerRemove "cleaner-remove"
        "Remove a card from any office.";
    Clause CleanerOwn "cleaner-own"
        "One's own office may be chosen.";
    Clause CleanerManager "cleaner-manager"
        "In another office a Manager must be chosen if one is there.";
    Clause CleanerOwnManager "cleaner-own-manager"
        "Not so in one's own.";
    Clause CleanerProtected "cleaner-protected"
        "Never a Spy or a Director.";
    Clause OperatorDraw "operator-draw"
        "Draw one, look, put it back or show it and keep it.";
    Clause AssistantTake "assistant-take"
        "Take a card of one's own office back to hand.";
    Clause AssistantDirector "assistant-director"
        "Never a Director.";
    Clause SalesSwap "sales-swap"
        "Swap the Sales for a card of another office.";
    Clause SalesManager "sales-manager"
        "A Manager must be taken if one is there.";
    Clause SalesNoRecord "sales-no-record"
        "The swap may not put the other player above 21. Never a Director (director-untouchable).";
    Clause LovePair "love-pair"
        "Boss and Secretary in play: Boss and one Secretary are face-down.";
    Clause LoveFaceDownTarget "love-face-down-target"
        "Face-down cards are in play and can be chosen by effects.";
    Clause LoveParting "love-parting"
        "One of the pair leaves play or is taken back: the other turns up at once.";
    Clause LoveChoice "love-choice"
        "The Boss's player, when the Boss is played and both Secretaries are in play in different offices (in one office they are alike: no choice).";
    Clause LoveNext "love-next"
        "The Boss stays down, the other Secretary turns down, without choice.";
    Clause BossSingle "boss-single"
        "One Boss in play, face-up or face-down; a second cannot be played until it has left play.";
    Clause DirectorLook "director-look"
        "Look secretly at one player's hand, discard one card of it, the rest goes back.";
    Clause DirectorUntouchable "director-untouchable"
        "In play, no effect can choose a Director.";
    Ruling SetupRoundCountsFaceUp "setup-round-counts-face-up"
        "No: in every round a player's set-up total is the sum of his face-up cards; a face-down card is zero).";
    Ruling SetupTieAllPlay "setup-tie-all-play"
        "Everybody, tied or not. Ties that are not for lowest do not matter.";
    Ruling SetupTwoBossesChooser "setup-two-bosses-chooser"
        "The Secretary's owner.";
    Ruling SetupAlike "setup-alike"
        "They are alike: no choice is asked, one turns down.";
    Ruling SetupLoveIsKept "setup-love-is-kept"
        "The pair stays as it is, the newcomer stays face-up; but two Bosses and two Secretaries all turn face-down.";
    Ruling SetupTwoBossesLeave "setup-two-bosses-leave"
        "The start player is determined first; then both Bosses are discarded and every Secretary turns face-up.";
    Ruling SetupRecordProfit "setup-record-profit"
        "Eliminated at that moment, before the first turn. (Only Boss + two Directors can do it, for one player, who is never the lowest.)";
    Ruling SetupTwentyOne "setup-twenty-one"
        "It counts as achieved at set-up: he wins at the start of his first turn if it still stands.";
    Ruling TurnStartOrder "turn-start-order"
        "Successful operations, then tax audit, then refill (and with it full employment).";
    Ruling NoPlayableCard "no-playable-card"
        "His only action is pass: steps 2 and 3 are skipped, step 4 is done. (Only possible once refills are over, or in a composed position.)";
    Ruling NotItsOwnTarget "not-its-own-target"
        "No (the ASSISTANT example in 000: alone in his office it has no target). Holds for CLEANER, ASSISTANT, SALES.";
    Ruling EffectIsMandatory "effect-is-mandatory"
        "Only if it has no legal target. CLEANER must remove one of your own cards when nothing else can be removed.";
    Ruling TransientTotal "transient-total"
        "Allowed: his total is taken in step 4. Everybody else's is taken at once, whenever it changes.";
    Ruling ActiveMoment "active-moment"
        "Others' totals count from the moment they change (step 3); the active player's from step 4, so later. Subject to current-run.";
    Ruling CurrentRun "current-run"
        "The run that still stands: a total left and regained counts from when it was regained. For everybody, a total that is the same at the end of a turn as it was at its beginning was never left and keeps its moment; otherwise the last change in the turn counts. (So a Secretary that turns down and up again within one turn changes nothing.)";
    Ruling SpyCanBeSwapped "spy-can-be-swapped"
        "Yes, if no MANAGER protects it.";
    Reading AssistantTakesSpy "assistant-takes-spy"
        "reading 1, default: yes: being taken back to hand is not being removed from play. reading 2: no: the SPY's 'cannot be removed from play' covers it.";
    Ruling ManagerGuardsAll "manager-guards-all"
        "CLEANER and SALES aimed at another office; never in one's own office.";
    Ruling SalesLimit "sales-limit"
        "Leave the other player above 21 after the swap. His own total may exceed 21; then he is eliminated in step 4. If every possible swap is forbidden, the effect is forfeited.";
    Ruling SalesKeepsLove "sales-keeps-love"
        "It changes office face-down; nobody left play, so nothing turns. It counts zero for both sides.";
    Reading OperatorPutBack "operator-put-back"
        "reading 1, default: on top of the pile. reading 2: the pile is shuffled with it.";
    Ruling OperatorEmptyPile "operator-empty-pile"
        "Effect forfeited.";
    Reading DirectorOwnHand "director-own-hand"
        "reading 1, default: no: 'look secretly', 'return to their owner' mean another player. reading 2: yes, 'any one player'.";
    Ruling DirectorEmptyHand "director-empty-hand"
        "Any that has at least one card. If it holds only SPYs nothing is discarded; the look has been had. If it holds another card, one must be discarded.";
    Ruling LoveIsKept "love-is-kept"
        "It stays face-up; the pair stays (the Boss loves one, not all).";
    Ruling TaxmanReplaced "taxman-replaced"
        "The first is discarded, wherever it lies, the player's own office included.";
    Reading SwappedTaxman "swapped-taxman"
        "Holder, default: the audit falls due at the start of the turn of the player in whose office the Taxman lies. Lapses: only the player who played it can bring the audit about, and only while it lies in his office; elsewhere it lies idle; swapped back to him, his audit revives. Player: at the turn of the player who played it, wherever it lies; if he is eliminated it lies idle. The text does not settle it; Lapses is the most literal but can leave the game without an end, hence the default. Where it lies idle, refills are over and, at the start of a turn, nobody left in the game has a playable card: the game ends as an audit.";
    Ruling EliminationCascade "elimination-cascade"
        "They leave play like any other card: lovers turn at once, which may eliminate the next player; the Taxman's audit is off. One at a time, until nothing changes.";
    Ruling LastOneWinsAtOnce "last-one-wins-at-once"
        "He wins at that moment, even if it is the active player standing above 21 before step 4, or if the leaving cards of the last rival turn up a card that would put him above 21: an elimination is complete, and the game over, before anything it turns up is counted.";
    Ruling SpiesAtOnce "spies-at-once"
        "The moment the fifth lies in the office: by playing it, or by SALES; before anything else is looked at.";
    Reading FirstTo21 "first-to-21"
        "reading 1, default: the game ends, and whoever achieved 21 first wins (the Note in 000). reading 2: the player whose turn begins wins.";
    Ruling TwentyOneOutranks "twenty-one-outranks"
        "He wins, and wins by successful operations; of several, the one who achieved it first.";
    Ruling TwentyOneRegained "twenty-one-regained"
        "It stands at the start of his turn: he wins; for 'achieved first' it counts from when it was regained (but see current-run).";
    Reading ShortRefill "short-refill"
        "Skip, default: the step is skipped whole, from then on for everybody. DrawTheRest: the player draws what is left. Either way refills are over from then on. OPERATOR may still draw a card that is left.";
    Ruling LastTaxmanLeaves "last-taxman-leaves"
        "000 says 'immediately'; we let the turn in which he left be finished first (steps 3 and 4, eliminations included), because otherwise a total above 21 could win. A Taxman replaced by another, or moved by SALES, has not left.";
    Ruling EmploymentAuditLabel "employment-audit-label"
        "Tax audit.";
    Ruling EliminatedDoNotCompete "eliminated-do-not-compete"
        "No: he is out of every comparison.";
    Reading TieFaceDown "tie-face-down"
        "reading 1, default: no, it is zero while face-down. reading 2: yes, as printed.";
    Ruling TieCardCount "tie-card-count"
        "All cards in the office, face-down ones and the Taxman included.";
    Ruling TieShared "tie-shared"
        "The tied players share the win.";
    Ruling Repetition "repetition"
        "The rulebook has no repetition rule and none is added; unattended games (bots, simulation) stop after 1,000 turns and are reported as unfinished, never as won.";
    Ruling ComposedAbove21 "composed-above-21"
        "Not lawful: he would have been eliminated. Only the active player may, while an effect is pending, and his total without the card just played must be at most 21.";
    Ruling ComposedHandSize "composed-hand-size"
        "At most three cards, at most two for the active player while his effect is pending; fewer are allowed.";
    Ruling ComposedSpies "composed-spies"
        "Not lawful: the game had ended.";
    Ruling ComposedGameOver "composed-game-over"
        "Not lawful: the active player's total before his card is 21, or an audit was due at the beginning of this turn. (Start of the same turn is lawful: it ends the game.)";
    Ruling ComposedRefillsOver "composed-refills-over"
        "Not lawful: the game had ended.";
    Ruling ComposedEliminated "composed-eliminated"
        "They have no cards, and no turn. With fewer than two players left the position must be Over.";
    Ruling ComposedSetup "composed-setup"
        "Exactly as play brings them: in round r, r−1 cards in each office (r when a love choice is pending), the rest of three in hand or picked, no Taxman there, discard pile empty, love as the table says.";
    Ruling ComposedOver "composed-over"
        "The result must be one its table supports; otherwise it is a fault.";
    Ruling ComposedUnreachable "composed-unreachable"
        "Allowed (puzzles need it); the tool says 'lawful', not 'reachable'.";
}
