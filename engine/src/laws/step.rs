use super::table::Table;
use super::{Verdict, demand};
use crate::material::{Employee, Profit};
use crate::play::{Action, Event, Happening, Silent};
use crate::table::{End, Position, Seat, Step};

/// A step that was taken: what was done where, what was told, and where it led.
#[derive(Clone, Copy, Debug)]
pub struct Taken<'a> {
    /// The position before.
    pub before: &'a Position,
    /// What was done.
    pub action: Action,
    /// What was told.
    pub events: &'a [Event],
    /// The position after.
    pub after: &'a Position,
}

impl Taken<'_> {
    pub(super) fn began(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match event.what {
            Happening::TurnBegan { seat } => Some(seat),
            _ => None,
        })
    }

    /// The total with which the turn began: that of the active player is the one without the card whose effect is
    /// pending; a pending Boss counts zero.
    pub(super) fn total_before(&self, seat: Seat) -> Profit {
        let total = self.before.total(seat);
        let pending = self.before.turn().pending();
        match pending.filter(|&card| card != Employee::Boss) {
            Some(card) if self.before.on_turn() == Some(seat) => total - card.profit(),
            _ => total,
        }
    }
}

/// Done again, listened to or not, it gives the same position.
pub(super) fn deterministic(taken: &Taken<'_>) -> Verdict {
    let onwards = taken.action != Action::Begin && taken.began().is_some();
    let mut silent = *taken.before;
    let mut told = *taken.before;
    let mut events: Vec<Event> = Vec::new();
    let done = if onwards {
        (
            silent.advance(taken.action, &mut Silent),
            told.advance(taken.action, &mut events),
        )
    } else {
        (
            silent.apply(taken.action, &mut Silent),
            told.apply(taken.action, &mut events),
        )
    };
    demand(done == (Ok(()), Ok(())), || {
        format!("the second time it is refused: {done:?}")
    })?;
    demand(silent == *taken.after && told == *taken.after, || {
        "it led elsewhere".to_owned()
    })?;
    demand(events == taken.events, || {
        "it told something else".to_owned()
    })
}

/// What the events move and turn on the table before gives the table after.
pub(super) fn events_tell_the_table(taken: &Taken<'_>) -> Verdict {
    let mut table = Table::of(taken.before);
    for event in taken.events {
        table.see(&event.what)?;
    }
    demand(table == Table::of(taken.after), || {
        format!("told {table:?}, found {:?}", Table::of(taken.after))
    })
}

/// The next turn is that of the next player still in the game.
pub(super) fn turns_go_clockwise(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    let next = taken
        .began()
        .or((after.step() == Step::Start).then_some(after.seat));
    let (Some(next), Some(last)) = (next, before.on_turn()) else {
        return Ok(());
    };
    let expected = if before.step() == Step::Start {
        Some(last)
    } else {
        after.alive().next_after(last)
    };
    demand(Some(next) == expected, || {
        format!("{next} follows {last}, not {expected:?}")
    })
}

pub(super) fn eliminated_stay_out(taken: &Taken<'_>) -> Verdict {
    let back = taken
        .after
        .alive()
        .into_iter()
        .find(|&seat| !taken.before.alive().has(seat));
    demand(back.is_none(), || format!("{back:?} is back in the game"))
}

/// Whoever is to play at the beginning of a turn has three cards in hand, as long as refills go on.
pub(super) fn hands_are_refilled(taken: &Taken<'_>) -> Verdict {
    let after = taken.after;
    let began = taken.began().filter(|_| after.step() == Step::Play);
    let short = began.filter(|&seat| !after.refills_over() && after.hand(seat).len() != 3);
    demand(short.is_none(), || {
        format!("{short:?} plays without three cards in hand")
    })
}

/// Whoever listens knows every total that counts: the one told last, or the one before.
///
/// While an effect is pending the turn's totals are yet to be taken, and a game that ended in the middle of a turn takes
/// none.
pub(super) fn totals_are_told(taken: &Taken<'_>) -> Verdict {
    let after = taken.after;
    let ended = after.outcome().map(|outcome| outcome.end);
    let counted = match after.step() {
        Step::Setup | Step::SetupLove | Step::Start | Step::Play => true,
        Step::Over => !matches!(
            ended,
            Some(End::IndustrialEspionage | End::RecordBreakingProfits)
        ),
        _ => false,
    };
    if !counted || taken.events.iter().any(|e| e.what == Happening::Redealt) {
        return Ok(());
    }
    for seat in after.alive() {
        let told = taken
            .events
            .iter()
            .rev()
            .find_map(|event| match event.what {
                Happening::Total { seat: s, to, .. } if s == seat => Some(to),
                _ => None,
            });
        let known = told.unwrap_or_else(|| taken.total_before(seat));
        demand(known == after.total(seat), || {
            format!(
                "{seat} is known to have {known}, and has {}",
                after.total(seat)
            )
        })?;
    }
    Ok(())
}

/// Totals that stand keep their order; those that changed come after them (`current-run`).
pub(super) fn achieved_first(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    let rests = matches!(after.step(), Step::Start | Step::Play | Step::Over);
    let spies = after
        .outcome()
        .is_some_and(|outcome| outcome.end == End::IndustrialEspionage);
    if !rests || spies || before.on_turn().is_none() {
        return Ok(());
    }
    let stands = |seat: Seat| taken.total_before(seat) == after.total(seat);
    for one in after.alive() {
        for other in after.alive() {
            let (since, others) = (after.total_since(one), after.total_since(other));
            if stands(one) && stands(other) {
                let was = before.total_since(one).cmp(&before.total_since(other));
                demand(was == since.cmp(&others), || {
                    format!("{one} and {other} stand and changed places")
                })?;
            } else if stands(one) {
                demand(since < others, || {
                    format!("{other} changed and is not later than {one}")
                })?;
            }
        }
    }
    Ok(())
}

/// Each end has its cause on the table.
pub(super) fn ends_by_their_rule(taken: &Taken<'_>) -> Verdict {
    let Some(outcome) = taken.after.outcome() else {
        return Ok(());
    };
    let after = taken.after;
    let cause = match outcome.end {
        End::IndustrialEspionage => after
            .alive()
            .into_iter()
            .any(|seat| after.office(seat).count(Employee::Spy) == 5),
        End::SuccessfulOperations => taken
            .began()
            .is_some_and(|seat| after.total(seat).halves() == 42),
        End::TaxAudit => after.in_play(Employee::Taxman).is_some() && taken.began().is_some(),
        End::FullEmployment => {
            // A composed table may have a pile although refills are over.
            let short = after.draw_pile().len() < 3 || taken.before.refills_over();
            after.in_play(Employee::Taxman).is_none() && short
        }
        End::RecordBreakingProfits => after.alive().len() == 1,
    };
    demand(cause && !outcome.winners.is_empty(), || {
        format!("{outcome:?} has no cause")
    })?;
    let lost = outcome
        .winners
        .into_iter()
        .find(|&seat| !after.alive().has(seat));
    demand(lost.is_none(), || {
        format!("{lost:?} won although eliminated")
    })
}

/// What is foretold of the turn that begins is what its beginning does.
pub(super) fn ends_as_foretold(taken: &Taken<'_>) -> Verdict {
    let Some(seat) = taken.began() else {
        return Ok(());
    };
    // The table between the turns: the one before, or the one the action alone leads to.
    let mut between = *taken.before;
    if taken.action != Action::Begin && between.apply(taken.action, &mut Silent).is_err() {
        return Ok(());
    }
    let foretold = between.next_end().filter(|due| due.at == seat);
    let foretold = foretold.map(|due| (due.end, due.rule));
    let over = taken.events.iter().find_map(|event| match event.what {
        Happening::Over { outcome } => Some((outcome.end, event.rule)),
        _ => None,
    });
    demand(foretold == over, || {
        format!("foretold: {foretold:?}, done: {over:?}")
    })
}
