use office21::compose::Composition;
use office21::laws::Views;
use office21::table::Chance;
use office21::text::file::{PositionFile, knowledge, views};
use office21_tests::edits::edit;
use office21_tests::games::{random_steps, starts};

/// What players have seen in a game stays true of the table, whatever is done to it: it can always be played from.
#[test]
fn knowledge_fits_whatever_was_edited() {
    let (mut lawful, mut knowing) = (0, 0);
    for (start, seed) in starts(1500) {
        let mut seen = Views::of(&start);
        let mut position = start;
        for step in random_steps(start, seed, 4 + seed as usize % 40) {
            seen.see(&step.events);
            position = step.after;
        }
        let mut file = PositionFile::new(position.to_draft());
        file.knowledge = knowledge(seen.iter());
        assert!(views(&position, &file.knowledge).is_ok());
        let mut table = Composition::new(file);
        let mut chance = Chance(seed);
        let mut byte = || chance.next_u64() as u8;
        for _ in 0..8 {
            let _ = table.edit(&edit(table.file(), &mut byte));
            let fault = table.faults().first().copied();
            let mend = fault.and_then(|fault| table.mends(&fault).into_iter().next());
            if let Some(mend) = mend {
                table.mend(&mend).expect("it fits");
            }
            if let Some(position) = table.position() {
                lawful += 1;
                let known = &table.file().knowledge;
                knowing += u32::from(!known.is_empty());
                if let Err(error) = views(position, known) {
                    panic!(
                        "{error}: {known:?}, {:?}",
                        table.steps().collect::<Vec<_>>()
                    );
                }
            }
        }
    }
    assert!(lawful > 5000 && knowing > 2000, "{lawful} {knowing}");
}
