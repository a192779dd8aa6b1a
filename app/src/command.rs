//! Everything that can be done in the program: by a person, by a worker that answers, by the passing of time.

mod editor;
mod quiz;
mod rules;
mod rulings;
mod shortcut;
mod table;
mod zone;

use std::path::PathBuf;
use std::time::Duration;

use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::Seat;
use office21::text::file::PositionFile;

use crate::state::{
    Agreed, Answer, Fingerprint, GameId, NewGame, NotSaved, OfferId, Opened, Purpose, Settings,
};
use crate::worker::Reply;

pub use editor::EditorCommand;
pub use quiz::QuizCommand;
pub use rules::RulesCommand;
pub use rulings::RulingsCommand;
pub use shortcut::Shortcut;
pub use table::{Group, Info};
pub use zone::Zone;

/// One thing to be done. [`State::apply`](crate::state::State::apply) carries it out.
///
/// The first part can stand in menus and has a line in the table of [`Command::info`]; the second part carries what a
/// person pointed at; the third are answers and the clock.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Open the form for a new game.
    NewGame,
    /// Start a game with the form as it stands; a form never touched is one person and three clerks.
    Play,
    /// Ask for a file and open it.
    Open,
    /// Save the current game where it was saved before, or ask where.
    Save,
    /// Ask where, and save the current game there.
    SaveAs,
    /// Ask where, and save the position shown there.
    SavePosition,
    /// Put the whole game as text on the clipboard.
    CopyGame,
    /// Play again: same seats, new seed.
    PlayAgain,
    /// Begin the guided first game.
    GuidedGame,
    /// Back to where the guided game was left.
    BackToGuide,
    /// From the moment looked at, go on as a new game beside this one.
    WhatIf,
    /// Hand the seat of the one who looks to a bot.
    Resign,
    /// Close the current game.
    CloseGame,
    /// Show the next of the games kept side by side.
    NextGame,
    /// Leave the program.
    Quit,
    /// Carry out what is selected; with nothing selected, the only thing that can be done.
    Confirm,
    /// One step back: close the dialog, come back to now, drop the selection, take back a card whose effect waits.
    Back,
    /// Back to one's previous decision.
    Undo,
    /// Forward again to one's next decision.
    Redo,
    /// Ask a bot what it would do here.
    Hint,
    /// Show the bots' moves up to the next person's decision without pauses.
    Skip,
    /// The one whose turn it is sits at the screen now.
    LiftCurtain,
    /// Select the first card.
    FirstCard,
    /// Select the second card.
    SecondCard,
    /// Select the third card.
    ThirdCard,
    /// Select the next thing that can be done.
    NextTarget,
    /// Select the previous thing that can be done.
    PreviousTarget,
    /// Look at the table one step earlier.
    Earlier,
    /// Look at the table one step later.
    Later,
    /// Look at the table as it was at the beginning.
    First,
    /// Look at the table as it is now.
    Now,
    /// Show or hide the card counter.
    ToggleCounter,
    /// Show or hide who would win now.
    ToggleStanding,
    /// Larger.
    ZoomIn,
    /// Smaller.
    ZoomOut,
    /// Ordinary size.
    ZoomReset,
    /// Go to the start screen.
    Home,
    /// Go to the game, or to the start screen where there is none.
    ShowPlay,
    /// Go to the table editor.
    ShowEditor,
    /// Go to the ruling desk.
    ShowRulings,
    /// Go to the rules.
    ShowRules,
    /// Go to the rules and search them.
    FindRule,
    /// Go to the quiz.
    ShowQuiz,
    /// Take the table shown here to the editor.
    EditThis,
    /// Take the table shown here to the ruling desk.
    RuleOnThis,
    /// Play on from the table shown here.
    PlayFromHere,
    /// Save a picture of the table in the editor.
    SavePicture,
    /// Put the one-line code of the table shown here on the clipboard.
    CopyCode,
    /// Open the field into which a code or a file's text is pasted.
    Paste,
    /// Open the settings.
    OpenSettings,
    /// Open the statistics.
    OpenStatistics,
    /// Open the list of shortcuts.
    OpenShortcuts,
    /// Open what there is to say about the program.
    OpenAbout,

    /// Something in the table editor.
    Editor(EditorCommand),
    /// Something on the ruling desk.
    Rulings(RulingsCommand),
    /// Something in the rules.
    Rules(RulesCommand),
    /// Something in the quiz.
    Quiz(QuizCommand),
    /// Take this table to the editor.
    Edit(Box<PositionFile>),
    /// Take this table to the ruling desk.
    RuleOn(Box<PositionFile>),
    /// Play on from this table.
    PlayFrom(Box<PositionFile>),
    /// Show this rule in the rules.
    ShowRule(Rule),
    /// This text was pasted: a code, or what a file would hold.
    Pasted(String),
    /// The field for pasting now reads like this.
    EditPaste(String),
    /// The field for pasting is filled in.
    PasteEntered,
    /// Show this one of the games kept side by side.
    ShowGame(GameId),
    /// Close this game; asks first if no file has it.
    Close(GameId),
    /// Close this game, without asking.
    CloseNow(GameId),
    /// The form for a new game now reads like this.
    Form(Box<NewGame>),
    /// The settings are now these.
    Set(Box<Settings>),
    /// Choose this, to be confirmed; `None` drops the selection.
    Select(Option<Action>),
    /// The pointer rests on this; its preview is shown.
    Point(Option<Action>),
    /// Choose this and confirm at once.
    Act(Action),
    /// Look at the table as it was after so many steps.
    LookAt(usize),
    /// Hand this seat to a bot, without asking.
    HandOver(Seat),
    /// Back to this moment (so many steps), without asking.
    UndoTo(usize),
    /// Yes, to the question asked.
    Yes,
    /// Close the dialog: no, never mind, understood.
    Dismiss,
    /// The path field now reads like this.
    EditPath(String),
    /// The path field is filled in.
    PathEntered,
    /// Open this file (recent, dropped, named on the command line).
    OpenPath(PathBuf),
    /// Save this game there, whatever it replaces.
    SaveOver(Purpose, PathBuf),
    /// What to do with a game found by autosave.
    Offer(OfferId, Answer),
    /// Forget all statistics, without asking.
    ClearStatistics,
    /// The window has this size, in points.
    WindowSize(f32, f32),

    /// So much time has passed since the program started.
    Tick(Duration),
    /// A bot has answered, or could not.
    Reply(Reply),
    /// The file dialog is closed. `None`: cancelled, or there is no such dialog here if that took no time at all.
    Chosen {
        /// What for.
        purpose: Purpose,
        /// Which file.
        path: Option<PathBuf>,
        /// How long the dialog was open.
        after: Duration,
    },
    /// A file was read.
    Loaded {
        /// Which.
        path: PathBuf,
        /// What is in it, or why that cannot be read, in words.
        opened: Result<Opened, String>,
    },
    /// A file was written, or could not be.
    Saved {
        /// Which game.
        game: GameId,
        /// Where to.
        path: PathBuf,
        /// What the file is now, or why it was not written.
        result: Result<Fingerprint, NotSaved>,
    },
    /// Something else than a game was written, or could not be.
    Written {
        /// What.
        purpose: Purpose,
        /// Where to.
        path: PathBuf,
        /// What the file is now, or why it was not written.
        result: Result<Fingerprint, NotSaved>,
    },
    /// A picture of the table was taken, or could not be.
    PictureTaken {
        /// Where it is to be saved.
        path: PathBuf,
        /// Whether whatever is there may be replaced.
        agreed: Agreed,
        /// The picture as PNG, or why there is none, in words.
        picture: Result<Vec<u8>, String>,
    },
    /// The autosave of a game failed.
    AutosaveFailed(String),
    /// Something else failed that a person should know of.
    Failed {
        /// In a few words.
        title: String,
        /// In full.
        text: String,
    },
}
