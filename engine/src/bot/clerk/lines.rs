//! Every line of one's turn, carried out on tables that may be.

use super::round;
use super::scene::prospect;
use super::weights as w;
use crate::play::{Action, Actions, Silent};
use crate::table::{Position, Seat, Step};

/// A line: what it is worth, summed over all worlds, and the table it leaves in the first of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) worth: i64,
    pub(super) end: Position,
}

/// How far a line is thought through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// To the table it leaves.
    Glance,
    /// A round further, but no more than so many at each choice, the best at a glance.
    Round(usize),
}

/// Weighs the lines of one seat.
pub(super) struct Planner<'a> {
    pub(super) me: Seat,
    pub(super) keep_going: &'a dyn Fn() -> bool,
}

impl Planner<'_> {
    /// The action whose best line leaves the best prospects over all these worlds, with that line.
    ///
    /// `None` if there is no world, or nothing to decide in it.
    pub(super) fn best(&self, worlds: &[Position]) -> Option<(Action, Line)> {
        let actions = worlds.first()?.actions();
        self.choose(worlds, &actions, Look::Round(w::THOUGHT_THROUGH))
    }

    fn choose(&self, worlds: &[Position], actions: &Actions, look: Look) -> Option<(Action, Line)> {
        let mut lines = self.all(worlds, actions, look);
        // The first of the best, whatever the order.
        lines.sort_by_key(|(_, line)| std::cmp::Reverse(line.worth));
        lines.into_iter().next()
    }

    fn all(&self, worlds: &[Position], actions: &Actions, look: Look) -> Vec<(Action, Line)> {
        let mut actions = actions.clone();
        if let Look::Round(most) = look
            && actions.len() > most
        {
            let mut lines = self.all(worlds, &actions, Look::Glance);
            lines.sort_by_key(|(_, line)| std::cmp::Reverse(line.worth));
            let promising = lines.into_iter().take(most);
            actions = promising.map(|(action, _)| action).collect();
        }
        let mut lines = Vec::with_capacity(actions.len());
        for action in actions {
            if lines.is_empty() || (self.keep_going)() {
                lines.extend(self.line(worlds, action, look).map(|line| (action, line)));
            }
        }
        lines
    }

    /// This action in every world, with the best that can follow in this turn.
    fn line(&self, worlds: &[Position], action: Action, look: Look) -> Option<Line> {
        let after: Vec<Position> = worlds
            .iter()
            .map(|world| carried_out(world, action))
            .collect();
        let Some(open) = after.iter().find(|world| self.is_open_choice(world)) else {
            let lines = after.iter().map(|world| self.alone(world, look));
            return lines.reduce(|first, next| Line {
                worth: first.worth + next.worth,
                ..first
            });
        };
        // What lies open is the same in every world, and so is the choice.
        let look = match look {
            Look::Glance => Look::Glance,
            Look::Round(_) => Look::Round(w::CHOICES_THOUGHT_THROUGH),
        };
        let (_, line) = self.choose(&after, &open.actions(), look)?;
        Some(line)
    }

    /// Whether a choice is to be made here that rests on nothing new.
    fn is_open_choice(&self, world: &Position) -> bool {
        let open = matches!(
            world.step(),
            Step::Cleaner | Step::Assistant | Step::Sales | Step::Director | Step::Love
        );
        open && world.decider() == Some(self.me)
    }

    /// The best that can follow in one world, where a card has been seen or a hand looked at.
    fn alone(&self, world: &Position, look: Look) -> Line {
        let seen = matches!(world.step(), Step::Operator | Step::DirectorDiscard);
        if !seen || world.decider() != Some(self.me) {
            return self.judge(world, look);
        }
        let ends = world.actions().into_iter();
        let lines = ends.map(|action| self.judge(&carried_out(world, action), Look::Glance));
        let best = lines.max_by_key(|line| line.worth).unwrap_or(Line {
            worth: 0,
            end: *world,
        });
        match look {
            Look::Glance => best,
            Look::Round(_) => self.judge(&best.end, look),
        }
    }

    /// What a table is worth once the turn is finished.
    fn judge(&self, world: &Position, look: Look) -> Line {
        let mut later = *world;
        if world.setup_round().is_some() {
            round::set_up(&mut later);
        }
        let mut worth = prospect(&later, self.me);
        if look != Look::Glance && later.step() == Step::Start && world.step() == Step::Start {
            round::play_on(&mut later, self.me);
            let then = prospect(&later, self.me);
            worth = (worth * w::AT_ONCE + then * (100 - w::AT_ONCE)) / 100;
        }
        Line { worth, end: *world }
    }
}

fn carried_out(world: &Position, action: Action) -> Position {
    let mut after = *world;
    after.carry_out(action, &mut Silent);
    after
}
