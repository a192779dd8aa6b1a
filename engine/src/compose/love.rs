//! Love is solved where there is only one way.

use crate::material::Employee;
use crate::table::{Draft, Fault, Lover, Seat};

/// Every way of turning as few lovers as leave no fault of love.
pub(super) fn ways(draft: &Draft) -> Vec<Vec<Lover>> {
    // Whatever else is wrong with the table is no matter to love.
    let lovers: Vec<Lover> = draft.lovers().collect();
    let settled = |table: &Draft| {
        let lie = table.seats.iter().map(|part| part.face_down);
        let fine = !table.faults().iter().any(Fault::is_of_love);
        fine.then(|| lie.collect::<Vec<_>>())
    };
    let ways = draft.turned(&lovers, settled);
    ways.into_iter().map(|way| way.lovers).collect()
}

/// A table and what is wrong with it.
pub(super) type Judged<'a> = (&'a Draft, &'a [Fault]);

/// Every way in which lovers may turn after an edit; none where it has neither brought a fault of love nor moved a lover
/// with love unsettled.
pub(super) fn open(before: Judged<'_>, after: Judged<'_>) -> Vec<Vec<Lover>> {
    let new = |fault: &Fault| fault.is_of_love() && !before.1.contains(fault);
    let moved = || after.1.iter().any(Fault::is_of_love) && in_play(before.0) != in_play(after.0);
    if after.1.iter().any(new) || moved() {
        ways(after.0)
    } else {
        Vec::new()
    }
}

/// Who turns by themselves after an edit: where love is open and can be settled in one way alone.
pub(super) fn solved(before: Judged<'_>, after: Judged<'_>) -> Vec<Lover> {
    let mut ways = open(before, after);
    match ways.pop() {
        Some(only) if ways.is_empty() => only,
        _ => Vec::new(),
    }
}

/// The lovers in play and in whose offices they lie, either side up.
fn in_play(draft: &Draft) -> Vec<(Employee, Seat)> {
    let mut lovers: Vec<_> = draft
        .lovers()
        .map(|lover| (lover.employee, lover.seat))
        .collect();
    lovers.sort_unstable();
    lovers
}
