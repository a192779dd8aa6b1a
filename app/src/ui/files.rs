//! The system's file dialogs, on a thread of their own.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use egui::Context;

use crate::command::Command;
use crate::program::Outside;
use crate::state::Purpose;

/// The dialogs that are open, and the way their answers come back.
pub(super) struct Dialogs {
    sender: Sender<Command>,
    receiver: Receiver<Command>,
}

impl Default for Dialogs {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver }
    }
}

impl Dialogs {
    /// The way for answers that come otherwise.
    pub(super) fn sender(&self) -> Sender<Command> {
        self.sender.clone()
    }

    /// The answers that have come since.
    pub(super) fn answers(&self) -> Vec<Command> {
        self.receiver.try_iter().collect()
    }

    /// Asks for a file. Where no dialog service runs the answer is "none" at once, and the program shows a path field.
    pub(super) fn open(&self, ctx: &Context, ask: Outside) {
        let (sender, ctx, begun) = (self.sender.clone(), ctx.clone(), Instant::now());
        let work = move || {
            let (purpose, path) = choose(ask);
            let answer = Command::Chosen {
                purpose,
                path,
                after: begun.elapsed(),
            };
            // The window may be gone by now; then nobody waits for the answer.
            let _ = sender.send(answer);
            ctx.request_repaint();
        };
        if let Err(error) = std::thread::Builder::new()
            .name("file dialog".into())
            .spawn(work)
        {
            let failed = Command::Failed {
                title: "No file dialog".into(),
                text: format!("The file dialog could not be opened: {error}."),
            };
            let _ = self.sender.send(failed);
        }
    }
}

fn choose(ask: Outside) -> (Purpose, Option<PathBuf>) {
    let dialog = rfd::FileDialog::new().add_filter("Office 21", &["ron", "json"]);
    match ask {
        Outside::AskSave { purpose, name } => {
            let dialog = match purpose {
                Purpose::SavePicture => rfd::FileDialog::new().add_filter("Picture", &["png"]),
                Purpose::SaveRuling => rfd::FileDialog::new().add_filter("Markdown", &["md"]),
                _ => dialog,
            };
            let dialog = dialog.set_title(purpose.title());
            let path = dialog.set_file_name(name).save_file();
            (purpose, path)
        }
        _ => (
            Purpose::Open,
            dialog.set_title(Purpose::Open.title()).pick_file(),
        ),
    }
}
