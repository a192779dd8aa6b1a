use super::{Verdict, conceivable, demand};
use crate::material::{Cards, Employee, LIMIT};
use crate::play::Silent;
use crate::table::{Chance, End, Position, Seat, Step};

/// Every card of the game lies somewhere, once.
pub(super) fn all_cards_kept(position: &Position) -> Verdict {
    let mut counts = [0_u8; 10];
    let mut count = |card: Employee| counts[card.index()] += 1;
    for seat in position.seats() {
        position.hand(seat).iter().for_each(&mut count);
        position.office(seat).iter().for_each(&mut count);
        position.face_down(seat).iter().for_each(&mut count);
        position.pick(seat).into_iter().for_each(&mut count);
    }
    position.draw_pile().for_each(&mut count);
    position.discard_pile().for_each(&mut count);
    demand(counts == Employee::ALL.map(Employee::copies), || {
        format!("{counts:?} of each kind")
    })
}

fn in_play(position: &Position, kind: Employee) -> usize {
    position
        .seats()
        .into_iter()
        .map(|seat| usize::from(position.in_office(seat, kind)))
        .sum()
}

fn lying_face_down(position: &Position, kind: Employee) -> usize {
    position
        .seats()
        .into_iter()
        .map(|seat| usize::from(position.face_down(seat).count(kind)))
        .sum()
}

fn in_setup(position: &Position) -> bool {
    position.setup_round().is_some()
}

pub(super) fn one_boss(position: &Position) -> Verdict {
    let bosses = in_play(position, Employee::Boss);
    demand(bosses <= 1 || in_setup(position), || {
        format!("{bosses} Bosses are in play")
    })
}

pub(super) fn one_taxman(position: &Position) -> Verdict {
    let taxmen = in_play(position, Employee::Taxman);
    demand(taxmen <= 1, || format!("{taxmen} Taxmen are in play"))?;
    demand((taxmen == 1) == position.audit_of().is_some(), || {
        format!(
            "{taxmen} Taxmen, and the audit is of {:?}",
            position.audit_of()
        )
    })
}

/// Boss and one Secretary lie face-down exactly while both are in play; a choice is the moment in between.
pub(super) fn love_paired(position: &Position) -> Verdict {
    let bosses = in_play(position, Employee::Boss);
    let secretaries = in_play(position, Employee::Secretary);
    let expected = match (position.step(), bosses, secretaries) {
        (_, 0, _) | (_, _, 0) => (0, 0),
        (Step::Love, ..) => (1, 0),
        (Step::SetupLove, 1, _) => (1, 0),
        (Step::SetupLove, ..) => (0, 1),
        (_, 2, 2) => (2, 2),
        _ => (1, 1),
    };
    let found = (
        lying_face_down(position, Employee::Boss),
        lying_face_down(position, Employee::Secretary),
    );
    demand(found == expected, || {
        format!("{found:?} of {bosses} Bosses and {secretaries} Secretaries lie face-down")
    })
}

/// Only the active player may be above 21, while his effect is pending; or the last player, who has won.
pub(super) fn nobody_above_21(position: &Position) -> Verdict {
    let last = position
        .outcome()
        .is_some_and(|o| o.end == End::RecordBreakingProfits);
    let pending = !matches!(position.step(), Step::Start | Step::Play | Step::Over);
    let above = position.seats().into_iter().find(|&seat| {
        let excused = last || (pending && position.on_turn() == Some(seat)) || in_setup(position);
        position.total(seat) > LIMIT && !excused
    });
    demand(above.is_none(), || format!("{above:?} rests above 21"))
}

pub(super) fn hands_within_three(position: &Position) -> Verdict {
    let large = position
        .seats()
        .into_iter()
        .find(|&seat| position.hand(seat).len() > 3);
    demand(large.is_none(), || {
        format!("{large:?} has more than three cards in hand")
    })
}

pub(super) fn totals_are_face_up(position: &Position) -> Verdict {
    let sum = |seat: Seat| {
        position
            .office(seat)
            .iter()
            .map(|c| u32::from(c.profit().halves()))
            .sum::<u32>()
    };
    let wrong = position
        .seats()
        .into_iter()
        .find(|&seat| u32::from(position.total(seat).halves()) != sum(seat));
    demand(wrong.is_none(), || {
        format!("the total of {wrong:?} is not its face-up cards")
    })
}

pub(super) fn eliminated_have_nothing(position: &Position) -> Verdict {
    let nothing = |seat| {
        position.hand(seat) == Cards::NONE
            && position.office_len(seat) == 0
            && position.decider() != Some(seat)
    };
    let out = position
        .seats()
        .into_iter()
        .filter(|&seat| !position.alive().has(seat));
    let wrong = out.clone().find(|&seat| !nothing(seat));
    demand(wrong.is_none(), || {
        format!("{wrong:?} is eliminated and has cards or the turn")
    })
}

pub(super) fn draft_and_back(position: &Position) -> Verdict {
    match position.to_draft().into_position() {
        Ok(back) if back == *position => Ok(()),
        Ok(back) => Err(format!("it came back as {back:?}")),
        Err(faults) => Err(format!("{faults:?}")),
    }
}

pub(super) fn actions_are_unrefused(position: &Position) -> Verdict {
    let listed = position.actions();
    let mut unrefused = 0;
    for action in conceivable().filter(|&action| position.refusal(action).is_none()) {
        unrefused += 1;
        demand(listed.contains(&action), || {
            format!("{action:?} is neither listed nor refused")
        })?;
    }
    for (at, action) in listed.iter().enumerate() {
        demand(!listed[..at].contains(action), || {
            format!("{action:?} is listed twice")
        })?;
        let refusal = position.refusal(*action);
        demand(refusal.is_none(), || {
            format!("{action:?} is listed and refused: {refusal:?}")
        })?;
    }
    demand(listed.len() == unrefused, || {
        format!("{listed:?} can not all be named")
    })
}

/// Whatever is refused leaves the position as it was. A part of all that can be named is enough in each position.
pub(super) fn refused_changes_nothing(position: &Position) -> Verdict {
    let listed = position.actions();
    let refused = conceivable()
        .step_by(7)
        .filter(|action| !listed.contains(action));
    let mut after = *position;
    for action in refused {
        let done = after.apply(action, &mut Silent);
        demand(done.is_err(), || {
            format!("{action:?} is not listed and was done")
        })?;
    }
    demand(after == *position, || {
        format!("what was refused led to {after:?}")
    })
}

/// A few seeds will do: which action is drawn depends on nothing but its number.
pub(super) fn drawn_is_listed(position: &Position) -> Verdict {
    let listed = position.actions();
    for seed in 0..4 {
        let (mut one, mut other) = (Chance(seed), Chance(seed));
        let drawn = position.random_action(&mut one);
        let number = (!listed.is_empty()).then(|| other.below(listed.len()));
        let expected = number.and_then(|number| listed.get(number)).copied();
        demand(drawn == expected && one == other, || {
            format!("{drawn:?} is drawn, and number {number:?} of the list is {expected:?}")
        })?;
    }
    Ok(())
}

pub(super) fn somebody_acts(position: &Position) -> Verdict {
    let over = position.step() == Step::Over;
    demand(
        over == position.actions().is_empty() && over == position.outcome().is_some(),
        || {
            format!(
                "{} actions in {:?}",
                position.actions().len(),
                position.step()
            )
        },
    )
}
