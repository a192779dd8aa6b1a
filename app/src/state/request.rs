use std::path::PathBuf;

use super::{Agreed, GameId, KeptDesk, OfferId, Over, Purpose, Score, Settings, Statistics};
use crate::worker::Job;

/// Something to be done outside the state.
#[derive(Debug)]
pub enum Request {
    /// A bot is to think; answered by [`Command::Reply`](crate::command::Command::Reply).
    Think(Box<Job>),
    /// What the bots think for this game is not needed any more.
    StopThinking(GameId),
    /// Keep this running game, replacing what was kept under the same slot.
    Autosave {
        /// Under which name.
        slot: String,
        /// The file.
        text: String,
    },
    /// This game needs not be kept any more.
    ForgetAutosave {
        /// Under which name.
        slot: String,
    },
    /// A game offered is not wanted: put its file away. Nothing is deleted that could not be read.
    Discard(OfferId),
    /// Write a game; answered by `Saved`.
    Save {
        /// Which.
        game: GameId,
        /// Where to.
        path: PathBuf,
        /// The file.
        text: String,
        /// What may be replaced.
        over: Over,
    },
    /// Write something else than a game; answered by `Written`.
    Write {
        /// What.
        purpose: Purpose,
        /// Where to.
        path: PathBuf,
        /// The file.
        bytes: Vec<u8>,
        /// What may be replaced.
        over: Over,
    },
    /// Take a picture of the table shown; answered by `PictureTaken`.
    TakePicture {
        /// Where it is to be saved.
        path: PathBuf,
        /// Whether whatever is there may be replaced.
        agreed: Agreed,
    },
    /// Read a file; answered by `Loaded`.
    Load(PathBuf),
    /// Ask which file to open; answered by `Chosen`.
    AskOpen,
    /// Ask where to save; answered by `Chosen`.
    AskSave {
        /// What.
        purpose: Purpose,
        /// A name to begin with.
        name: String,
    },
    /// Put this on the clipboard.
    Copy(String),
    /// Keep the settings.
    KeepSettings(Settings),
    /// Keep the statistics.
    KeepStatistics(Statistics),
    /// Keep the score of the quiz.
    KeepQuiz(Score),
    /// Keep the list of recent files.
    KeepRecent(Vec<PathBuf>),
    /// Keep what lies on the ruling desk.
    KeepDesk(KeptDesk),
    /// Close the window.
    Quit,
}
