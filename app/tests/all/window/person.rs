//! Somebody who sits before the window: looks, clicks, types, waits.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::{Action, Node as Data, Role, Toggled};
use egui::{DroppedFile, Key, Modifiers, Pos2, Rect, UiBuilder, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use office21::text::file::PositionFile;
use office21::text::record::Record;
use office21_app::command::Command;
use office21_app::program::Program;
use office21_app::state::{Animation, Game, Settings, State};
use office21_app::ui::Window;
use office21_tests::Table;
use tempfile::TempDir;

/// How long bots may take until a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);
/// The size of the window unless a test says another one.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);

/// Something in the window that has a name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// What kind of thing it is.
    pub(crate) role: Role,
    /// Its name, or what it says.
    pub(crate) name: String,
    /// What it says besides, as a choice does.
    pub(crate) value: String,
    /// Where it is.
    pub(crate) rect: Rect,
    /// Whether it can be clicked, typed into, moved.
    pub(crate) acts: bool,
    /// Whether it is grey.
    pub(crate) grey: bool,
    /// Whether it is the chosen one.
    pub(crate) chosen: bool,
}

/// Somebody before the window.
pub(crate) struct Person {
    harness: Harness<'static, Option<Window>>,
    folder: Arc<TempDir>,
}

impl Person {
    /// The window opens for the first time, and shows moves at once.
    pub(crate) fn sits_down() -> Self {
        Self::sits_down_before(SIZE)
    }

    /// The same with a window of this size.
    pub(crate) fn sits_down_before(size: Vec2) -> Self {
        let folder = tempfile::tempdir().expect("there is a folder for what passes");
        let mut person = Self::opens(Arc::new(folder), size);
        person.sets(|settings| {
            settings.animation = Animation::Off;
            settings.bot_pause_ms = 0;
        });
        person
    }

    /// The window opens with what an earlier one kept in this folder.
    fn opens(folder: Arc<TempDir>, size: Vec2) -> Self {
        let program = Program::start_in(&folder.path().join("data"), 7, || {});
        let opened = Rc::new(RefCell::new(None));
        let open = Rc::clone(&opened);
        let show = move |ui: &mut egui::Ui, window: &mut Option<Window>| {
            let window = match window {
                Some(window) => window,
                None => window.insert(opened.take().expect("the window was opened")),
            };
            let whole = ui.ctx().content_rect();
            ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
                ui.set_clip_rect(whole);
                window.logic(&ui.ctx().clone());
                window.show(ui);
            });
        };
        let harness = Harness::builder()
            .with_size(size)
            .with_context_setup(move |ctx| {
                open.replace(Some(Window::new(ctx, program)));
            })
            .build_ui_state(show, None);
        let mut person = Self { harness, folder };
        person.looks();
        person
    }

    /// The window is closed, and opened again.
    pub(crate) fn comes_back(mut self) -> Self {
        self.program().close();
        let folder = Arc::clone(&self.folder);
        let size = self.harness.ctx.content_rect().size();
        drop(self);
        Self::opens(folder, size)
    }

    /// A path in a folder that nobody else has.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A one-person game from this position: the one to decide is a person called `You`, the others are clerks.
    pub(crate) fn opens_table(&mut self, table: Table) {
        let position = table.position();
        let mut names: Vec<String> = ["Anton", "Jacky", "Christa", "Doris"]
            .map(str::to_owned)
            .to_vec();
        let decider = position.decider().expect("somebody is to decide");
        names.insert(decider.index(), "You".to_owned());
        names.truncate(position.players());
        let file = PositionFile {
            title: "A laid table".to_owned(),
            ..PositionFile::of(&position, &names)
        };
        let path = self.path("table.o21.ron");
        std::fs::write(&path, file.to_ron()).expect("it is written");
        self.drops_file(&path);
        self.waits_until("the table is open", |person| {
            person
                .game()
                .is_some_and(|game| game.title() == "A laid table")
        });
        self.looks();
    }

    /// This game is opened.
    pub(crate) fn opens_record(&mut self, record: &Record) {
        let path = self.path("record.o21game.ron");
        std::fs::write(&path, record.to_ron()).expect("it is written");
        self.drops_file(&path);
        self.waits_until("the game is open", |person| person.game().is_some());
        self.looks();
    }

    /// Drops a file on the window.
    pub(crate) fn drops_file(&mut self, path: &Path) {
        let file: Arc<dyn DroppedFile + Send + Sync> = Arc::new(Dropped(path.to_path_buf()));
        self.harness.input_mut().dropped_files.push(file);
        self.harness.step();
    }

    /// Changes the settings.
    pub(crate) fn sets(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.state().settings().clone();
        change(&mut settings);
        self.does(Command::Set(Box::new(settings)));
    }

    /// Does what no key and no button does: answers of the system, mostly.
    pub(crate) fn does(&mut self, command: Command) {
        self.program().push(command);
        self.looks();
    }

    pub(crate) fn program(&mut self) -> &mut Program {
        let window = self.harness.state_mut().as_mut();
        window.expect("the window is open").program()
    }

    /// What the program knows.
    pub(crate) fn state(&mut self) -> &State {
        self.program().state()
    }

    /// The game shown.
    pub(crate) fn game(&mut self) -> Option<&Game> {
        self.state().game()
    }

    /// The game shown, which there is.
    pub(crate) fn the_game(&mut self) -> &Game {
        self.game().expect("a game is open")
    }

    /// How long until the window wants to be drawn again.
    pub(crate) fn rests_for(&self) -> Duration {
        let output = &self.harness.output().viewport_output;
        output[&egui::ViewportId::ROOT].repaint_delay
    }

    /// Lets the window draw until nothing moves.
    pub(crate) fn looks(&mut self) {
        for _ in 0..40 {
            self.harness.step();
            if self.rests_for() > Duration::ZERO {
                break;
            }
        }
    }

    /// Waits until something is so.
    #[track_caller]
    pub(crate) fn waits_until(&mut self, what: &str, mut so: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        while !so(self) {
            let waits = begun.elapsed() < PATIENCE;
            assert!(waits, "still not so: {what}\n{}", self.tells());
            std::thread::sleep(Duration::from_millis(1));
            self.harness.step();
        }
    }

    /// Waits until this is read somewhere.
    #[track_caller]
    pub(crate) fn waits_for(&mut self, text: &str) {
        self.waits_until(text, |person| person.reads(text));
    }

    /// Waits until one is asked for a decision, or the game is over.
    #[track_caller]
    pub(crate) fn waits_for_own_turn(&mut self) {
        self.waits_until("it is one's own turn", |person| {
            let game = person.the_game();
            game.is_over() || !game.shown().choices.is_empty()
        });
        self.looks();
    }

    /// Everything with a name.
    pub(crate) fn sees(&self) -> Vec<Seen> {
        let root = self.harness.root();
        let named = root.children_recursive().filter_map(|node| {
            let kit = node.accesskit_node();
            if kit.role() == Role::TextRun {
                return None;
            }
            let name = match kit.role() {
                Role::Label => kit.value(),
                _ => kit.label().or_else(|| kit.value()),
            };
            let data: &Data = kit.data();
            Some(Seen {
                role: kit.role(),
                value: kit.value().unwrap_or_default(),
                rect: node.accesskit_node().bounding_box().map(|_| node.rect())?,
                acts: data.supports_action(Action::Click)
                    || data.supports_action(Action::Focus) && kit.role() != Role::Window,
                grey: kit.is_disabled(),
                chosen: data.toggled() == Some(Toggled::True),
                name: name.unwrap_or_default(),
            })
        });
        named.collect()
    }

    /// Everything that is read, for when a test fails.
    pub(crate) fn tells(&self) -> String {
        let lines = self.sees().into_iter().filter(|seen| !seen.name.is_empty());
        let lines = lines.map(|seen| format!("{:?} {:?} {:?}", seen.role, seen.name, seen.rect));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Whether this stands somewhere, alone or in a sentence.
    pub(crate) fn reads(&self, text: &str) -> bool {
        self.sees()
            .iter()
            .any(|seen| seen.name.contains(text) || seen.value.contains(text))
    }

    /// Asserts that this stands somewhere.
    #[track_caller]
    pub(crate) fn must_read(&self, text: &str) {
        assert!(self.reads(text), "nowhere: {text}\n{}", self.tells());
    }

    /// Asserts that this stands nowhere.
    #[track_caller]
    pub(crate) fn must_not_read(&self, text: &str) {
        assert!(!self.reads(text), "somewhere: {text}\n{}", self.tells());
    }

    /// The one thing that can be acted on and has this name, where `...` stands for anything.
    #[track_caller]
    pub(crate) fn finds(&self, name: &str) -> Seen {
        let mut found = self.named(name);
        found.dedup_by(|a, b| a == b);
        match &found[..] {
            [one] => one.clone(),
            [] => panic!("there is no {name:?}\n{}", self.tells()),
            several => panic!("there are several {name:?}: {several:?}"),
        }
    }

    /// Whether there is one.
    pub(crate) fn has(&self, name: &str) -> bool {
        !self.named(name).is_empty()
    }

    fn named(&self, name: &str) -> Vec<Seen> {
        let named = self.sees().into_iter();
        let named = named.filter(|seen| fits(&seen.name, name));
        let (acting, other): (Vec<Seen>, Vec<Seen>) =
            named.partition(|seen| seen.role != Role::Label);
        if acting.is_empty() { other } else { acting }
    }

    /// Clicks on it.
    #[track_caller]
    pub(crate) fn clicks(&mut self, name: &str) {
        let at = self.finds(name).rect.center();
        self.clicks_at(at);
    }

    /// Clicks there.
    pub(crate) fn clicks_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.step();
        self.harness.drag_at(at);
        self.harness.step();
        self.harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed: false,
            modifiers: Modifiers::NONE,
        });
        self.looks();
    }

    /// Clicks on it twice, quickly.
    #[track_caller]
    pub(crate) fn clicks_twice(&mut self, name: &str) {
        let at = self.finds(name).rect.center();
        self.harness.hover_at(at);
        self.harness.step();
        for pressed in [true, false, true, false] {
            self.harness
                .input_mut()
                .events
                .push(egui::Event::PointerButton {
                    pos: at,
                    button: egui::PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                });
        }
        self.looks();
    }

    /// Rests the pointer on it until its tooltip has appeared.
    #[track_caller]
    pub(crate) fn points_at(&mut self, name: &str) {
        let at = self.finds(name).rect.center();
        // A tooltip waits for the pointer to have come to rest.
        self.harness.hover_at(at + Vec2::new(1.0, 0.0));
        self.harness.step();
        self.harness.hover_at(at);
        for _ in 0..6 {
            self.harness.step();
        }
        self.looks();
    }

    /// Takes the pointer out of the window.
    pub(crate) fn points_nowhere(&mut self) {
        self.harness.remove_cursor();
        self.looks();
    }

    /// Drags it to there.
    #[track_caller]
    pub(crate) fn drags(&mut self, name: &str, to: Pos2) {
        let from = self.finds(name).rect.center();
        self.harness.hover_at(from);
        self.harness.run_steps(2);
        self.harness.drag_at(from);
        self.harness.run_steps(2);
        for share in [0.3, 0.7, 1.0] {
            self.harness.hover_at(from + (to - from) * share);
            self.harness.run_steps(2);
        }
        self.harness.drop_at(to);
        self.looks();
    }

    /// Presses a key.
    pub(crate) fn presses(&mut self, key: Key) {
        self.presses_with(Modifiers::NONE, key);
    }

    /// Presses a key with others held.
    pub(crate) fn presses_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.looks();
    }

    /// Clears a text field and types into it.
    #[track_caller]
    pub(crate) fn types(&mut self, field: &str, text: &str) {
        self.clicks(field);
        self.presses_with(Modifiers::COMMAND, Key::A);
        self.presses(Key::Delete);
        if !text.is_empty() {
            self.harness.event(egui::Event::Text(text.to_owned()));
        }
        self.looks();
    }

    /// Types where the keyboard is.
    pub(crate) fn writes(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.looks();
    }

    /// The name of what has the keyboard; nothing where nothing has.
    pub(crate) fn focused(&self) -> String {
        let root = self.harness.root();
        let focused = root
            .children_recursive()
            .find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        name.unwrap_or_default()
    }

    /// Everything that can be acted on has a name.
    #[track_caller]
    pub(crate) fn checks_names(&self) {
        self.harness.check_accessibility();
    }

    /// Whether the dark theme is shown.
    pub(crate) fn is_dark(&self) -> bool {
        self.harness.ctx.theme() == egui::Theme::Dark
    }

    /// How many pixels a point has.
    pub(crate) fn scale(&self) -> f32 {
        self.harness.ctx.pixels_per_point()
    }

    /// Another size of the window.
    pub(crate) fn resizes(&mut self, size: Vec2) {
        self.harness.set_size(size);
        self.looks();
    }
}

/// Whether a name is this one; `...` stands for anything.
fn fits(name: &str, wanted: &str) -> bool {
    let Some((begin, rest)) = wanted.split_once("...") else {
        return name == wanted;
    };
    let after = |left: &str| {
        left.char_indices()
            .map(|(at, _)| at)
            .chain([left.len()])
            .any(|at| fits(&left[at..], rest))
    };
    name.strip_prefix(begin).is_some_and(after)
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}
