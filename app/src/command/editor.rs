use office21::compose::{DealTo, Edit, Template};
use office21::table::Place;

use super::{Command, Zone};
use crate::state::Card;

/// One thing to be done in the table editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditorCommand {
    /// Begin with a template for so many players.
    Begin(Template, usize),
    /// Change the table, or what is said about it.
    Edit(Box<Edit>),
    /// Choose this card; `None` drops the choice.
    Select(Option<Card>),
    /// Move this card there; in a pile, before the card that lies at this place of it.
    Move(Card, Place, Option<usize>),
    /// The chosen card goes there.
    To(Zone),
    /// This card goes where it most likely should: from the tray to a hand, from a hand to its office, and so on.
    Nearest(Card),
    /// Deal the cards of the tray; without a seed by chance.
    DealRest(Option<u64>, DealTo),
    /// Shuffle the draw pile; without a seed by chance.
    Shuffle(Option<u64>),
    /// Take the last step back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Save the table where it was saved before, or ask where.
    Save,
    /// Ask where, and save the table there.
    SaveAs,
    /// Ask where, and save a picture of the table there.
    SavePicture,
    /// Undo, or redo, until so many steps are in force.
    GoTo(usize),
    /// Carry out a mend, by the number of the problem and of the mend.
    Mend(usize, usize),
    /// Whether Boss and Secretary turn by themselves where there is only one way.
    SolvesLove(bool),
    /// A text field was left: what is typed next is another step.
    Settle,
    /// Close the table; asks first if its changes are in no file.
    Close,
    /// Close the table, without asking.
    CloseNow,
    /// Open this instead, without asking.
    Replace(Box<crate::state::OpenedTable>),
}

impl From<EditorCommand> for Command {
    fn from(command: EditorCommand) -> Self {
        Self::Editor(command)
    }
}

impl From<Edit> for EditorCommand {
    fn from(edit: Edit) -> Self {
        Self::Edit(Box::new(edit))
    }
}

impl From<Edit> for Command {
    fn from(edit: Edit) -> Self {
        Self::Editor(EditorCommand::Edit(Box::new(edit)))
    }
}
