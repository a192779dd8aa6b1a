//! What everything is worth to the Clerk, in one place.
//!
//! Points are doublings: [`DOUBLE`] points more, and a seat counts twice as likely to win. They were fitted to who won
//! some hundred thousand turns of games among Clerks and Trainees, and rounded.

/// How many points double a seat's chance.
pub(super) const DOUBLE: i32 = 64;

/// A sure win; prospects are shares of it.
pub(super) const WIN: i64 = 1_000_000;

/// How many tables that fit its view a line is tried on.
pub(super) const WORLDS: i64 = 6;
/// The same in set-up, where a look at a table costs little.
pub(super) const SETUP_WORLDS: i64 = 48;
/// Of more cards to play than this, the best at a glance are thought through.
pub(super) const THOUGHT_THROUGH: usize = 5;
/// Of more choices for the effect of a card than this, the best at a glance are thought through.
pub(super) const CHOICES_THOUGHT_THROUGH: usize = 3;
/// How much of a line's worth, in percent, is the look at the table it leaves; the rest is the look a round later.
pub(super) const AT_ONCE: i64 = 40;
/// How often, in percent, somebody else is taken to do anything at all instead of what looks best.
pub(super) const ANYTHING: usize = 30;

/// By how many turns begin before the seat's own, none to four.
pub(super) type ByTurns = [i32; 5];

/// By how far a total lies from the lowest of the others', see [`step`].
pub(super) type ByGap = [i32; 8];

/// The place in a [`ByGap`] of so many half millions more than the others' lowest.
pub(super) const fn step(gap: i32) -> usize {
    match gap {
        ..=-5 => 0,
        -4..=-1 => 1,
        0 => 2,
        1..=2 => 3,
        3..=4 => 4,
        5..=8 => 5,
        9..=14 => 6,
        _ => 7,
    }
}

/// Standing at 21 with cards that Cleaner or Sales can take; with none before one's turn it is won.
pub(super) const AT_21_EXPOSED: ByTurns = [531, 26, -9, -19, 32];
/// Standing at 21 with Directors and Spies only.
pub(super) const AT_21_SAFE: ByTurns = [535, 404, 397, 362, 300];
/// Standing at 21, and nobody, one, more of those before one's turn hold a Cleaner or a Sales.
pub(super) const BREAKERS: [i32; 3] = [172, 55, 36];

/// An audit is due after so many turns, and would be won now.
pub(super) const AUDIT_WON: ByTurns = [463, 13, -1, -23, -33];
/// It would be won, and nobody, one, more of those before it can come as low.
pub(super) const UNDERCUT: [i32; 3] = [56, 20, 59];
/// It would be lost, and there is no turn of one's own before it.
pub(super) const AUDIT_LOST: ByTurns = [-681, -98, -65, -58, -55];
/// It would be lost, and there is a turn before it: by the gap now …
pub(super) const AUDIT_OPEN: ByGap = [1, -14, 12, 12, 12, -25, -43, -6];
/// … and by the gap that the cheapest card in hand leads to.
pub(super) const AUDIT_NEXT: ByGap = [78, 45, 12, -3, -12, -26, -38, -16];

/// No audit is due, and it would be won now.
pub(super) const LOWEST: i32 = -4;
/// No audit is due: by the gap now …
pub(super) const GAP: ByGap = [-4, -22, -26, -30, -27, -26, -33, -32];
/// … by the gap that the cheapest card in hand leads to …
pub(super) const NEXT_GAP: ByGap = [-12, -22, -23, -27, -33, -35, -39, -26];
/// … and by the gap now once more where somebody else holds a Taxman.
pub(super) const GAP_TO_TAXMAN: ByGap = [-30, -27, -27, -30, -32, -32, -17, -10];
/// No audit is due, and nobody, one, more of the others hold a Taxman.
pub(super) const TAXMEN: [i32; 3] = [-55, -6, 10];
/// A Taxman in hand: lowest, nearly lowest, not low.
pub(super) const TAXMAN: [i32; 3] = [43, 33, 20];
/// A Taxman in hand while an audit is due already.
pub(super) const TAXMAN_AT_AUDIT: i32 = 12;

/// By the way left to 21, in steps of two millions.
pub(super) const ROOM: [i32; 11] = [0, -35, -26, -26, -50, -45, -39, -23, -16, -20, -17];
/// One card of the hand completes 21.
pub(super) const ONE: i32 = 52;
/// Two cards of the hand complete 21.
pub(super) const TWO: i32 = 25;
/// Sales finds a card that completes 21.
pub(super) const SALES_ONE: i32 = 43;
/// By how many cards of the hand stay within 21.
pub(super) const SAFE: [i32; 4] = [0, 19, 30, 42];

/// Each card in hand, by kind.
pub(super) const HAND: [i32; 10] = [-32, 1, -29, -10, -7, -32, -27, -30, -22, -29];
/// Spies in the office: none to four.
pub(super) const SPIES: [i32; 5] = [0, 6, 10, 4, 22];
/// Office and hand have five Spies together.
pub(super) const FIVE_SPIES: i32 = 163;
/// Cards in the office: none to five and more. Fewer win ties.
pub(super) const CARDS: [i32; 6] = [0, -22, -36, -45, -52, -56];
/// A Manager stands guard.
pub(super) const MANAGER: i32 = 6;
/// A lover lies face-down, and once face-up would leave the office within 21, or above.
pub(super) const LOVER: [i32; 2] = [-6, -22];
/// Nobody will refill after this round: not the highest profit, or the highest.
pub(super) const PILE_SHORT: [i32; 2] = [-58, 4];
/// By turns until one's own.
pub(super) const TURNS: ByTurns = [0, 3, 1, 0, -3];
