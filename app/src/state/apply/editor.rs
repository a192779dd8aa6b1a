//! Commands of the table editor.

use crate::answer::capital;
use office21::compose::{Edit, NotDone, Template};
use office21::text::file::PositionFile;

use super::{Request, Screen, State, files};
use crate::command::EditorCommand;
use crate::state::{Agreed, Composed, KeptTable, OpenedTable, Purpose, TableId};

pub(super) fn apply(state: &mut State, command: EditorCommand) {
    match command {
        EditorCommand::Begin(template, players) => begin(state, template, players),
        EditorCommand::Replace(table) => put(state, *table),
        EditorCommand::DealRest(seed, to) => {
            let seed = seed.unwrap_or_else(|| short_seed(state));
            in_table(state, Edit::DealRest { seed, to }.into());
        }
        EditorCommand::Shuffle(seed) => {
            let seed = seed.unwrap_or_else(|| short_seed(state));
            in_table(state, Edit::Shuffle { seed }.into());
        }
        EditorCommand::Save => save(state, false),
        EditorCommand::SaveAs => save(state, true),
        EditorCommand::SavePicture => files::ask_save(state, Purpose::SavePicture),
        EditorCommand::Close => close(state),
        EditorCommand::CloseNow => close_now(state),
        other => in_table(state, other),
    }
}

/// A seed by chance, short enough to be read aloud.
fn short_seed(state: &mut State) -> u64 {
    state.chance.next_u64() % 1_000_000
}

/// What only the table there is is about.
fn in_table(state: &mut State, command: EditorCommand) {
    let Some(table) = state.editor.table_mut() else {
        return;
    };
    let done = match command {
        EditorCommand::Edit(edit) => table.edit(&edit),
        EditorCommand::Move(card, to, before) => table.send(card, to, before),
        EditorCommand::To(zone) => table.send_to(zone),
        EditorCommand::Nearest(card) => table.send_nearest(card),
        EditorCommand::Mend(problem, mend) => table.mend(problem, mend),
        EditorCommand::Undo => return table.undo(),
        EditorCommand::Redo => return table.redo(),
        EditorCommand::GoTo(steps) => return table.go_to(steps),
        EditorCommand::Select(card) => return table.select(card),
        EditorCommand::SolvesLove(solves) => return table.solve_love(solves),
        EditorCommand::Settle => return table.settle(),
        _ => return,
    };
    tell(state, done);
}

/// Says why nothing was done.
fn tell(state: &mut State, done: Result<bool, NotDone>) {
    if let Err(why) = done {
        state.note(capital(&format!("{why}.")));
    }
}

fn begin(state: &mut State, template: Template, players: usize) {
    let seed = state.chance.next_u64();
    let file = template.file(players, seed);
    let name = format!("begin with: {}", template.name());
    bring(state, name, file);
}

/// A table from elsewhere in the program: a step that can be undone where there is a table already.
pub(super) fn bring(state: &mut State, name: String, file: PositionFile) {
    match state.editor.table_mut() {
        // Coming back with what lies there already changes nothing.
        Some(table) if table.composition().is(&file) => {}
        Some(table) => {
            let done = table.replace(name, file);
            tell(state, done);
        }
        None => put(state, OpenedTable::loose(file)),
    }
    state.go(Screen::Editor);
}

/// A table from a file. It begins a past of its own, so changes of the one there is are asked about first.
pub(super) fn open(state: &mut State, table: OpenedTable) {
    if table.path.is_none() {
        return bring(state, "paste a table".to_owned(), table.file);
    }
    state.go(Screen::Editor);
    let unsaved = state.editor.table().filter(|table| table.unsaved());
    match unsaved.map(Composed::title) {
        Some(title) => {
            let text = format!("{title}: its changes are in no file of yours.");
            let then = EditorCommand::Replace(Box::new(table)).into();
            let save = EditorCommand::Save.into();
            state.ask_or_save(
                "Replace the table in the editor?",
                text,
                "Replace",
                then,
                save,
            );
        }
        None => put(state, table),
    }
}

fn new_id(state: &mut State) -> TableId {
    state.next_id += 1;
    TableId(state.next_id - 1)
}

fn put(state: &mut State, table: OpenedTable) {
    forget(state);
    let (id, slot) = (new_id(state), state.new_slot());
    state.editor.open(Composed::new(id, table, slot));
    state.go(Screen::Editor);
}

/// Goes on with a table that was kept.
pub(super) fn go_on(state: &mut State, kept: KeptTable, slot: String) {
    if state.editor.table().is_some() {
        bring(state, "go on with a kept table".to_owned(), kept.file);
        return state.send(Request::ForgetAutosave { slot });
    }
    let id = new_id(state);
    state.editor.open(Composed::kept(id, kept, slot));
    state.go(Screen::Editor);
}

fn close(state: &mut State) {
    let Some(table) = state.editor.table() else {
        return;
    };
    if table.unsaved() {
        let text = format!("{}: its changes are in no file of yours.", table.title());
        let (then, save) = (EditorCommand::CloseNow.into(), EditorCommand::Save.into());
        state.ask_or_save("Close this table?", text, "Close", then, save);
    } else {
        close_now(state);
    }
}

fn close_now(state: &mut State) {
    forget(state);
}

/// Takes the table out; it needs not be kept any more.
fn forget(state: &mut State) {
    if let Some(table) = state.editor.close() {
        let slot = table.slot().to_owned();
        state.send(Request::ForgetAutosave { slot });
    }
}

/// Saves the table where it was saved before, or asks where.
fn save(state: &mut State, elsewhere: bool) {
    let Some(table) = state.editor.table() else {
        return;
    };
    if let Some(path) = table.path().filter(|_| !elsewhere) {
        let path = path.to_path_buf();
        let purpose = Purpose::SaveTable(table.id());
        files::write(state, purpose, path, Agreed::No);
    } else {
        let purpose = Purpose::SaveTable(table.id());
        files::ask_save(state, purpose);
    }
}
