//! What must hold of every view, in every position, for every seat.

use super::{Verdict, Violation, violation};
use crate::play::Event;
use crate::table::{Chance, Position, Seat};
use crate::view::View;

/// What every seat of a game has seen so far, to be held against the laws.
#[derive(Clone, Debug)]
pub struct Views(Vec<View>);

impl Views {
    /// What the seats see of this position.
    pub fn of(position: &Position) -> Self {
        let seats = position.seats().into_iter();
        Self(seats.map(|seat| View::of(position, seat)).collect())
    }

    /// Tells every seat what happened, as far as it may know.
    pub fn see(&mut self, events: &[Event]) {
        for view in &mut self.0 {
            for event in events {
                view.see(event);
            }
        }
    }

    /// Every view, by seat.
    pub fn iter(&self) -> impl Iterator<Item = &View> {
        self.0.iter()
    }

    /// Every law of views that is broken here; `seed` deals anew what is hidden.
    pub fn check(&self, position: &Position, seed: u64) -> Vec<Violation> {
        let laws = |view: &View| {
            [
                ("views fit the table", fits(view, position)),
                (
                    "views depend on nothing hidden",
                    honest(position, view.seat(), seed),
                ),
                ("sampled positions fit the view", samples(view, seed)),
            ]
        };
        let verdicts = self.0.iter().flat_map(laws);
        verdicts
            .filter_map(|(law, verdict)| violation(law, verdict))
            .collect()
    }
}

/// A view fits the position it is of, however it came about.
///
/// # Errors
/// What does not fit.
pub fn fits(view: &View, position: &Position) -> Verdict {
    view.fits(position)
}

/// Whatever this seat cannot see may be dealt anew, by this seed: it sees the same.
///
/// # Errors
/// What differs.
pub fn honest(position: &Position, seat: Seat, seed: u64) -> Verdict {
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
pub fn samples(view: &View, seed: u64) -> Verdict {
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
