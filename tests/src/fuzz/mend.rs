//! A draft mended by what is offered to people, always the best, until it is lawful.

use office21::compose::Composition;
use office21::laws::check_position_quickly;
use office21::table::Draft;
use office21::text::file::PositionFile;

/// How often a draft is mended at most: mending one thing may bring another to light.
pub const MENDS: usize = 40;

/// Mends until the table is lawful: the first fault, by the best mend. Gives the names of the mends.
///
/// # Panics
/// If a fault has no mend, if a mend does not remove its fault, or if there is no end of them.
pub fn mend_all(draft: &Draft) -> Vec<String> {
    let mut table = Composition::new(PositionFile::new(draft.clone()));
    for _ in 0..MENDS {
        if let Some(position) = table.position() {
            assert_eq!(table.faults(), []);
            let broken = check_position_quickly(position);
            assert!(broken.is_empty(), "{broken:#?}");
            assert_eq!(position.to_draft().into_position(), Ok(*position));
            return table.steps().map(str::to_owned).collect();
        }
        assert_eq!(table.faults(), table.draft().faults());
        let fault = table.faults()[0];
        let mends = table.mends(&fault);
        let best = mends.first();
        let best = best.unwrap_or_else(|| panic!("{fault:?} has no mend: {:?}", table.draft()));
        assert_eq!(table.mend(best), Ok(true), "{best:?}");
        assert!(
            !table.faults().contains(&fault),
            "{fault:?} stays: {best:?}"
        );
    }
    let steps: Vec<&str> = table.steps().collect();
    panic!(
        "no end of mending: {steps:#?} {:?} {:?}",
        table.faults(),
        table.draft()
    );
}
