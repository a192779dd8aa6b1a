//! Why a line was taken, in a sentence or two: the most important thing it does to the open table.

use std::cmp::Ordering;

use crate::bot::Decision;
use crate::material::{Employee, LIMIT};
use crate::play::Action;
use crate::table::{End, Position, Seat, Seats};

/// There is nothing to choose from.
pub(super) fn only(action: Action) -> Decision {
    let reason = match action {
        Action::Begin => "The turn begins.",
        _ => "Nothing else can be done.",
    };
    Decision {
        action,
        reason: reason.to_owned(),
    }
}

/// What the line that begins with this action does, from the table before it to the one at its end.
///
/// `hope` is what it leaves to hope for, in percent.
pub(super) fn of(before: &Position, action: Action, end: &Position, me: Seat, hope: i64) -> String {
    let change = Change { before, end, me };
    if before.setup_round().is_some() {
        return change.setup(action);
    }
    let found = change
        .winning()
        .or_else(|| change.breaking_21())
        .or_else(|| change.eliminating())
        .or_else(|| change.reaching_21())
        .or_else(|| change.audit())
        .or_else(|| change.spies())
        .or_else(|| choosing(action))
        .or_else(|| change.staying_within())
        .or_else(|| change.completing())
        .or_else(|| change.low());
    found.unwrap_or_else(|| {
        let what = change.others().unwrap_or_else(|| change.own());
        format!("{what} The best prospects of all lines: about {hope} in 100.")
    })
}

struct Change<'a> {
    before: &'a Position,
    end: &'a Position,
    me: Seat,
}

impl Change<'_> {
    fn setup(&self, action: Action) -> String {
        let kept = self.before.hand(self.me);
        match action {
            Action::Pick(card) if kept.kinds().next() == Some(card) => {
                format!("Begins low: {card} counts least, and a low profit serves an audit.")
            }
            Action::Pick(card) => format!("Keeps better cards in hand than {card}."),
            _ => "Turns down the lover that helps the others most.".to_owned(),
        }
    }

    fn winning(&self) -> Option<String> {
        let outcome = self.end.outcome()?;
        let won = outcome.winners.has(self.me);
        won.then(|| format!("Wins at once by {}.", outcome.victory.name()))
    }

    /// Others who stand at 21.
    fn at_21(&self, position: &Position) -> Seats {
        let stands = |seat: &Seat| position.total(*seat) == LIMIT;
        let others = position.alive().without(self.me).into_iter();
        others.filter(stands).collect()
    }

    fn breaking_21(&self) -> Option<String> {
        let (before, after) = (self.at_21(self.before), self.at_21(self.end));
        let fallen = before.into_iter().find(|&seat| !after.has(seat))?;
        Some(format!("Takes {fallen} off 21 before it wins."))
    }

    fn eliminating(&self) -> Option<String> {
        let out = |seat: &Seat| !self.end.alive().has(*seat) && *seat != self.me;
        let out = self.before.alive().into_iter().find(out)?;
        Some(format!("Puts {out} above 21 and out of the game."))
    }

    fn reaching_21(&self) -> Option<String> {
        let reached = self.end.total(self.me) == LIMIT && self.end.alive().has(self.me);
        let safe = [Employee::Spy, Employee::Director, Employee::Taxman];
        let mut cards = self.end.office(self.me).kinds();
        let guard = if cards.all(|card| safe.contains(&card)) {
            "and no effect can touch its cards"
        } else {
            "and wins if it still stands when the next turn comes"
        };
        reached.then(|| format!("Reaches 21, {guard}."))
    }

    fn would_win(&self, position: &Position) -> bool {
        let audit = position.judged(End::TaxAudit, self.me);
        position.alive().has(self.me) && audit.winners.has(self.me)
    }

    fn audit(&self) -> Option<String> {
        let (was, is) = (self.before.audit_due_at(), self.end.audit_due_at());
        let total = self.end.total(self.me);
        let wins = self.would_win(self.end);
        match (was, is) {
            (None, Some(due)) if due == self.me && wins => Some(format!(
                "Announces an audit with the lowest profit of all, {total}."
            )),
            (None, Some(due)) if due == self.me => {
                Some("Announces an audit: the profit may be the lowest by then.".to_owned())
            }
            (Some(due), None) => Some(format!("Calls off the audit of {due}.")),
            (Some(was), Some(is)) if was != is => {
                Some(format!("The audit waits for {is} now, not for {was}."))
            }
            (Some(due), Some(_)) if wins && !self.would_win(self.before) => Some(format!(
                "Goes below the others before the audit of {due}: {total} would win it."
            )),
            (Some(due), Some(_)) if wins => Some(format!(
                "Stays lowest for the audit of {due}: {total} would win it."
            )),
            _ => None,
        }
    }

    fn spies(&self) -> Option<String> {
        let spies = |position: &Position| position.office(self.me).count(Employee::Spy);
        let now = spies(self.end);
        (now >= 3 && now > spies(self.before))
            .then(|| format!("Collects Spies: {now} of the five lie in the office."))
    }

    fn staying_within(&self) -> Option<String> {
        let room = LIMIT - self.before.total(self.me);
        let hand = self.before.hand(self.me);
        let above = hand.kinds().find(|card| card.profit() > room)?;
        let stays = self.end.alive().has(self.me);
        stays.then(|| format!("Stays within 21, which {above} would not."))
    }

    fn completing(&self) -> Option<String> {
        let room = LIMIT - self.end.total(self.me);
        let mut hand = self.end.hand(self.me).kinds();
        let card = hand.find(|card| card.profit() == room)?;
        Some(format!("Prepares 21: {card} in hand would complete it."))
    }

    /// Whose total it changes most, and how.
    fn others(&self) -> Option<String> {
        let by = |seat: &Seat| {
            let (was, is) = (self.before.total(*seat), self.end.total(*seat));
            was.halves().abs_diff(is.halves())
        };
        let seat = self
            .end
            .alive()
            .without(self.me)
            .into_iter()
            .max_by_key(by)?;
        let (was, is) = (self.before.total(seat), self.end.total(seat));
        let verb = match is.cmp(&was) {
            Ordering::Less => "Lowers",
            Ordering::Equal => return None,
            Ordering::Greater => "Raises",
        };
        Some(format!("{verb} {seat} from {was} to {is}."))
    }

    fn own(&self) -> String {
        let (was, is) = (self.before.total(self.me), self.end.total(self.me));
        match is.cmp(&was) {
            Ordering::Less => format!("Comes down from {was} to {is}."),
            Ordering::Equal => format!("Stays at {is}."),
            Ordering::Greater => format!("Comes to {is}, {} short of 21.", LIMIT - is),
        }
    }

    fn low(&self) -> Option<String> {
        let total = self.end.total(self.me);
        self.would_win(self.end)
            .then(|| format!("Keeps the lowest profit, {total}, in case of an audit."))
    }
}

/// Choices that say enough by themselves.
fn choosing(action: Action) -> Option<String> {
    match action {
        Action::Discard(card) => Some(format!("{card} is the most dangerous card there.")),
        Action::Keep => Some("The card is worth more in hand than on the pile.".to_owned()),
        Action::PutBack => Some("The card is not worth keeping.".to_owned()),
        Action::Look(seat) => Some(format!("{seat} holds the most dangerous hand.")),
        _ => None,
    }
}
