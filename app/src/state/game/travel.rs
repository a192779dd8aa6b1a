//! Moments: what stood where after how many decisions, and how one goes back, forward and aside.

use office21::play::{Event, Happening};
use office21::table::{Place, Position, Seat, Seats, Step};
use office21::text::file::LONGEST_LINE;
use office21::text::record::{Handover, PlayerKind, Record};
use office21::view::View;

use super::{Game, Looker, SavedGame, Taken};

// Every seat asked for sits at this table, so it has a player and a view.
impl Game {
    /// The position now.
    pub(in crate::state) fn position(&self) -> &Position {
        self.position_at(self.at)
    }

    /// The position after so many decisions.
    pub(in crate::state) fn position_at(&self, moment: usize) -> &Position {
        let last = moment.checked_sub(1).and_then(|last| self.taken.get(last));
        last.map_or(&self.record.start, |taken| &taken.after)
    }

    /// What a seat knew after so many decisions.
    pub(in crate::state) fn view_at(&self, seat: Seat, moment: usize) -> &View {
        let last = moment.checked_sub(1).and_then(|last| self.taken.get(last));
        &last.map_or(&self.views, |taken| &taken.views)[seat.index()]
    }

    /// What was decided up to now.
    pub(super) fn in_force(&self) -> &[Taken] {
        &self.taken[..self.at]
    }

    /// Who decided for a seat after so many decisions.
    pub(super) fn kind_at(&self, seat: Seat, moment: usize) -> &PlayerKind {
        let handed = |handover: &&Handover| handover.seat == seat && handover.after <= moment;
        let last = self.record.handovers.iter().rev().find(handed);
        last.map_or(&self.record.players[seat.index()].kind, |handover| {
            &handover.to
        })
    }

    /// The hand-overs in force after so many decisions.
    pub(super) fn handovers_until(&self, moment: usize) -> Vec<Handover> {
        let until = self.record.handovers.iter().filter(|h| h.after <= moment);
        until.cloned().collect()
    }

    /// The seats at which a person sat down at the beginning.
    pub fn persons(&self) -> Seats {
        let person = |seat: &Seat| self.record.players[seat.index()].kind == PlayerKind::Person;
        self.record
            .start
            .seats()
            .into_iter()
            .filter(person)
            .collect()
    }

    /// The moment shown.
    pub(super) fn moment(&self) -> usize {
        self.looking.unwrap_or(self.at)
    }

    /// Whether an earlier moment is looked at.
    pub const fn looking_back(&self) -> bool {
        self.looking.is_some()
    }

    /// Who looks at the moment shown.
    pub(super) fn looker(&self) -> Looker {
        let over = self.looking.is_none() && self.is_over();
        if over || self.persons().is_empty() {
            return Looker::Everything;
        }
        match self.sitting {
            Some(seat) if self.curtain.is_none() => Looker::Seat(seat),
            _ => Looker::Nobody,
        }
    }

    /// Looks at an earlier moment, or at now.
    pub(in crate::state) fn look_at(&mut self, moment: usize) {
        self.looking = (moment < self.at).then_some(moment);
        self.drop_selection();
    }

    /// The moment before a person's last decision.
    pub(in crate::state) fn undo_to(&self) -> Option<usize> {
        self.in_force().iter().rposition(|taken| taken.by_person)
    }

    /// The next moment, among those undone, at which a person decided; or the last of all.
    pub(in crate::state) fn redo_to(&self) -> Option<usize> {
        let undone = self.taken.get(self.at + 1..)?;
        let next = undone.iter().position(|taken| taken.by_person);
        Some(next.map_or(self.taken.len(), |next| self.at + 1 + next))
    }

    /// Whether going back to this moment takes back something that told its seat of hidden cards.
    pub(in crate::state) fn reveals_since(&self, moment: usize) -> bool {
        let Some(first) = self.taken.get(moment) else {
            return false;
        };
        let told = |taken: &Taken| {
            let reveals = |event: &Event| reveals(event, first.seat);
            taken.seat != first.seat || taken.events.iter().any(reveals)
        };
        let handed = self
            .record
            .handovers
            .iter()
            .any(|h| (moment + 1..=self.at).contains(&h.after));
        handed || self.taken[moment..self.at.max(moment)].iter().any(told)
    }

    /// Goes to a moment, back or forward, without dropping what comes after it.
    pub(in crate::state) fn go_to(&mut self, moment: usize) {
        if moment < self.at && self.reveals_since(moment) {
            self.record.assisted = true;
        }
        self.at = moment.min(self.taken.len());
        self.looking = None;
        self.moved();
        if self.persons().len() > 1 {
            self.curtain = None;
        }
    }

    /// The moment before a card that has been played and whose effect waits, if nothing hidden has been seen since.
    pub(in crate::state) fn take_back_to(&self) -> Option<usize> {
        let last = self.in_force().last()?;
        let waits = matches!(
            self.position().step(),
            Step::Cleaner | Step::Assistant | Step::Sales | Step::Director | Step::Love
        );
        let moment = self.at - 1;
        let own = last.by_person && self.position().decider() == Some(last.seat);
        (waits && own && self.curtain.is_none() && !self.reveals_since(moment)).then_some(moment)
    }

    /// The game up to the moment shown, to be gone on with in another way.
    pub(in crate::state) fn what_if(&self) -> SavedGame {
        let moment = self.moment();
        let actions = self.taken[..moment].iter().map(|taken| taken.action);
        let title = format!("What if: {}", self.title().trim_start_matches("What if: "));
        let record = Record {
            title: title.chars().take(LONGEST_LINE).collect(),
            actions: actions.collect(),
            handovers: self.handovers_until(moment),
            assisted: true,
            ..self.record.clone()
        };
        SavedGame {
            at: record.actions.len(),
            ..SavedGame::beginning(record, true)
        }
    }

    /// All cards were shown to the one who looks: from now on the game counts in no statistics.
    pub(in crate::state) fn laid_open(&mut self) {
        if !self.record.assisted && self.looker() != Looker::Everything {
            self.record.assisted = true;
            self.moved();
        }
    }

    /// Hands a seat to a bot.
    pub(in crate::state) fn hand_over(&mut self, seat: Seat, to: PlayerKind) {
        let after = self.at;
        self.record
            .handovers
            .retain(|handover| handover.after <= after);
        self.record.handovers.push(Handover { after, seat, to });
        self.moved();
    }
}

/// Whether this event tells a seat of a card that was hidden from it.
fn reveals(event: &Event, seat: Seat) -> bool {
    let told = event.told_to(seat);
    match told.what {
        Happening::Moved {
            employee: Some(_),
            from,
            ..
        } => match from {
            Place::DrawPile => true,
            Place::Hand(other) | Place::Picked(other) => other != seat,
            _ => false,
        },
        Happening::LookedAtTop { employee, .. } => employee.is_some(),
        Happening::LookedAtHand { hand, cards, .. } => hand != seat && cards.is_some(),
        Happening::OnlySpies { hand } => hand != seat,
        Happening::Redealt => true,
        _ => false,
    }
}
