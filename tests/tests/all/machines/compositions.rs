//! A table that is edited, mended, taken back and redone, beside the plain list of its files.

use office21::compose::{Composition, Edit, carried_out};
use office21::material::Cards;
use office21::table::Draft;
use office21::text::file::{self, Goal, PositionFile};
use office21_tests::edits::edit;
use office21_tests::meddle;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};

use super::config;

/// What a person does at the table.
#[derive(Clone, Debug)]
enum Deed {
    Edit([u8; 24]),
    /// Mends one of the faults in one of the ways offered.
    Mend(Index, Index),
    Undo,
    Redo,
    /// Leaves the field of text.
    Settle,
    /// Lets love be solved, or not.
    Love(bool),
}

/// Every file there has been, and which of them is shown.
#[derive(Clone, Debug)]
struct Line {
    files: Vec<PositionFile>,
    at: usize,
    /// The last step is of a text that may be typed on: by what it begins with in words of debugging.
    typing: Option<String>,
    love: bool,
}

impl Line {
    fn file(&self) -> &PositionFile {
        &self.files[self.at]
    }

    /// A table of its own, which has seen nothing but the file.
    fn afresh(&self) -> Composition {
        let mut table = Composition::new(self.file().clone());
        table.solves_love = self.love;
        table
    }

    fn go_on(&mut self, file: PositionFile) {
        self.typing = None;
        self.files.truncate(self.at + 1);
        self.files.push(file);
        self.at += 1;
    }
}

/// Which text an edit is about: two of the same are one step.
fn text_of(edit: &Edit) -> Option<String> {
    match edit {
        Edit::Title(_) => Some("title".to_owned()),
        Edit::Note(_) => Some("note".to_owned()),
        Edit::Name { seat, .. } => Some(format!("name of {seat}")),
        Edit::Chance(_) => Some("seed".to_owned()),
        Edit::Goal(Some(Goal::WinWithin { .. })) => Some("turns".to_owned()),
        _ => None,
    }
}

fn by(bytes: [u8; 24], file: &PositionFile) -> Edit {
    let mut bytes = bytes.into_iter();
    edit(file, &mut || bytes.next().unwrap_or_default())
}

struct Reading;

impl ReferenceStateMachine for Reading {
    type State = Line;
    type Transition = Deed;

    fn init_state() -> BoxedStrategy<Line> {
        let line = |number: u64| {
            let wrong = meddle::numbered(number);
            // A file that can be read: its cards are those of the game, its seats are there.
            let file = file::read(PositionFile::new(wrong).to_ron().as_bytes());
            let file = file.unwrap_or_else(|_| PositionFile::new(Draft::empty(4)));
            Line {
                files: vec![file],
                at: 0,
                typing: None,
                love: true,
            }
        };
        (0..1_u64 << 32).prop_map(line).boxed()
    }

    fn transitions(_: &Line) -> BoxedStrategy<Deed> {
        prop_oneof![
            12 => any::<[u8; 24]>().prop_map(Deed::Edit),
            4 => (any::<Index>(), any::<Index>()).prop_map(|(fault, mend)| Deed::Mend(fault, mend)),
            3 => Just(Deed::Undo),
            2 => Just(Deed::Redo),
            1 => Just(Deed::Settle),
            1 => any::<bool>().prop_map(Deed::Love),
        ]
        .boxed()
    }

    fn apply(mut line: Line, deed: &Deed) -> Line {
        match deed {
            Deed::Edit(bytes) => {
                let edit = by(*bytes, line.file());
                let mut table = line.afresh();
                if table.edit(&edit) != Ok(true) {
                    return line;
                }
                let (after, text) = (table.file().clone(), text_of(&edit));
                if text.is_some() && text == line.typing {
                    line.files[line.at] = after;
                    // Typed back to what it was.
                    if line.files[line.at] == line.files[line.at - 1] {
                        line.files.truncate(line.at);
                        line.at -= 1;
                        line.typing = None;
                    }
                } else {
                    line.go_on(after);
                    line.typing = text;
                }
            }
            Deed::Mend(fault, mend) => {
                let mut table = line.afresh();
                if let Some(mend) = chosen(&table, *fault, *mend) {
                    assert_eq!(table.mend(&mend), Ok(true));
                    line.go_on(table.file().clone());
                }
            }
            Deed::Undo => {
                line.at = line.at.saturating_sub(1);
                line.typing = None;
            }
            Deed::Redo => {
                line.at = (line.at + 1).min(line.files.len() - 1);
                line.typing = None;
            }
            Deed::Settle => line.typing = None,
            Deed::Love(solved) => line.love = *solved,
        }
        line
    }
}

fn chosen(table: &Composition, fault: Index, mend: Index) -> Option<office21::compose::Mend> {
    let faults = table.faults();
    let fault = (!faults.is_empty()).then(|| fault.get(faults))?;
    let mends = table.mends(fault);
    assert!(!mends.is_empty(), "{fault:?}");
    Some(mend.get(&mends).clone())
}

struct Edited(Composition);

impl StateMachineTest for Edited {
    type SystemUnderTest = Self;
    type Reference = Reading;

    fn init_test(line: &Line) -> Self {
        Self(Composition::new(line.files[0].clone()))
    }

    fn apply(Self(mut table): Self, _: &Line, deed: Deed) -> Self {
        let (before, revision) = (table.file().clone(), table.revision());
        match deed {
            Deed::Edit(bytes) => {
                let edit = by(bytes, table.file());
                let alone = carried_out(table.file(), &edit);
                match table.edit(&edit) {
                    Ok(changed) => assert_eq!(changed, !table.is(&before)),
                    Err(why) => {
                        assert_eq!(alone, Err(why));
                        assert!(table.is(&before));
                    }
                }
            }
            Deed::Mend(fault, mend) => {
                if let Some(mend) = chosen(&table, fault, mend) {
                    assert_eq!(table.mend(&mend), Ok(true));
                    assert_eq!(
                        table.undo_name().map(|name| name.starts_with(&mend.name)),
                        Some(true)
                    );
                }
            }
            Deed::Undo => {
                let there = table.undo_name().map(str::to_owned);
                assert_eq!(table.undo(), there.is_some());
                assert!(there.is_none() || table.redo_name() == there.as_deref());
            }
            Deed::Redo => {
                let there = table.redo_name().map(str::to_owned);
                assert_eq!(table.redo(), there.is_some());
                assert!(there.is_none() || table.undo_name() == there.as_deref());
            }
            Deed::Settle => table.settle(),
            Deed::Love(solved) => table.solves_love = solved,
        }
        assert!(table.is(&before) || table.revision() != revision);
        Self(table)
    }

    /// The file is that of the list, cards are neither made nor lost, and what is known of the table is so.
    fn check_invariants(Self(table): &Self, line: &Line) {
        assert!(
            table.is(line.file()),
            "{:?}\n{:?}",
            table.file(),
            line.file()
        );
        assert_eq!(table.steps().len(), line.at);
        assert_eq!(table.undone().len(), line.files.len() - 1 - line.at);
        let named = |name: &str| name.len() > 2 && !name.contains("  ");
        assert!(table.steps().chain(table.undone()).all(named));
        let draft = table.draft();
        assert_eq!(draft.cards().count(), 44);
        assert_eq!(draft.cards().collect::<Cards>(), Cards::deck());
        assert_eq!(table.faults(), draft.faults());
        assert_eq!(table.position().copied(), draft.into_position().ok());
        // Whatever is wrong with it, it is a file that is read again.
        for text in [table.file().to_ron(), table.file().to_json()] {
            assert_eq!(file::read(text.as_bytes()).as_ref(), Ok(table.file()));
        }
    }
}

prop_state_machine! {
    #![proptest_config(config())]

    #[test]
    fn compositions_keep_every_card_and_every_step(sequential 1..60 => Edited);
}
