//! What must hold of every view, in every position, for every seat.

use super::View;
use crate::table::{Chance, Position, Seat};

/// A view fits the position it is of, however it came about.
///
/// # Errors
/// What does not fit.
pub fn fits(view: &View, position: &Position) -> Result<(), String> {
    view.fits(position)
}

/// Whatever this seat cannot see may be dealt anew, by this seed: it sees the same.
///
/// # Errors
/// What differs.
pub fn honest(position: &Position, seat: Seat, seed: u64) -> Result<(), String> {
    let view = View::of(position, seat);
    let other = view.sample(&mut Chance(seed));
    view.fits(&other)?;
    let again = View::of(&other, seat);
    if again != view {
        return Err(format!(
            "{seat} sees {again:?} after a redeal of what was hidden, and saw {view:?}"
        ));
    }
    if view.decider() == Some(seat) && view.actions() != position.actions() {
        return Err(format!(
            "{seat} sees the actions {:?} of {:?}",
            view.actions(),
            position.actions()
        ));
    }
    Ok(())
}

/// Positions sampled from a view with a memory fit it, and offer its seat the same.
///
/// # Errors
/// What does not fit.
pub fn samples(view: &View, seed: u64) -> Result<(), String> {
    let sample = view.sample(&mut Chance(seed));
    view.fits(&sample)?;
    sample
        .to_draft()
        .into_position()
        .map_err(|faults| format!("a sampled position is not lawful: {faults:?}"))?;
    if view.decider() == Some(view.seat()) && view.actions() != sample.actions() {
        return Err("a sampled position has other actions than the view".to_owned());
    }
    Ok(())
}
