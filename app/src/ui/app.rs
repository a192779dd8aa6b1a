use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui::{Context, Ui, ViewportCommand};

use super::{
    Desk, card, dialogs, editor, files, keys, play, quiz, rail, regions, rules, rulings, snapshot,
    start, theme,
};
use crate::command::Command;
use crate::program::{Outside, Program};
use crate::state::{Screen, Theme};

/// What the window is called.
const TITLE: &str = "Office 21";
/// The smallest the window gets, in points.
const SMALLEST: [f32; 2] = [640.0, 420.0];

/// Opens the window, with this file if one is named, and returns when it is closed.
///
/// # Errors
/// If no window can be opened: no display, no OpenGL.
pub fn run(file: Option<PathBuf>) -> eframe::Result {
    let seed = rand::random();
    let size = Program::window_size();
    let viewport = egui::ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id("office21")
        .with_inner_size([size.0, size.1])
        .with_min_inner_size(SMALLEST);
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    let create = move |creation: &eframe::CreationContext| {
        let ctx = creation.egui_ctx.clone();
        let program = Program::start(seed, move || ctx.request_repaint());
        let mut window = Window::new(&creation.egui_ctx, program);
        if let Some(path) = file {
            window.program.push(Command::OpenPath(path));
        }
        Ok(Box::new(window) as Box<dyn eframe::App>)
    };
    eframe::run_native(TITLE, options, Box::new(create))
}

/// The window's content: the program, and what only a window has.
pub struct Window {
    program: Program,
    started: Instant,
    dressed: Option<(Theme, u16)>,
    dialogs: files::Dialogs,
    play: play::Stage,
    closing: bool,
}

impl Window {
    /// A window that shows this program.
    pub fn new(ctx: &Context, program: Program) -> Self {
        theme::install(ctx);
        card::install(ctx);
        // The zoom is a setting with its own commands.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        Self {
            program,
            started: Instant::now(),
            dressed: None,
            dialogs: files::Dialogs::default(),
            play: play::Stage::default(),
            closing: false,
        }
    }

    /// The program shown.
    pub const fn program(&mut self) -> &mut Program {
        &mut self.program
    }

    /// What is done once a frame, before drawing: input, the clock, answers from outside.
    pub fn logic(&mut self, ctx: &Context) {
        for command in self.dialogs.answers() {
            self.program.push(command);
        }
        for path in dropped(ctx) {
            self.program.push(Command::OpenPath(path));
        }
        for text in keys::pasted(ctx, self.program.state()) {
            self.program.push(Command::Pasted(text));
        }
        if self.program.state().dialog().is_none() {
            regions::step(ctx);
        }
        for command in keys::pressed(ctx, self.program.state()) {
            self.program.push(command);
        }
        self.note_size(ctx);
        self.dress(ctx);
        self.settle(ctx);
    }

    /// The clock, and whatever the program asks of the window.
    fn settle(&mut self, ctx: &Context) {
        for outside in self.program.frame(self.started.elapsed()) {
            match outside {
                Outside::Copy(text) => ctx.copy_text(text),
                Outside::TakePicture { path, agreed } => {
                    snapshot::take(ctx, self.dialogs.sender(), path, agreed);
                }
                Outside::Quit => {
                    self.closing = true;
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
                ask => self.dialogs.open(ctx, ask),
            }
        }
        if let Some(wait) = self.program.wake_in() {
            ctx.request_repaint_after(wait.max(Duration::from_millis(1)));
        }
    }

    fn note_size(&mut self, ctx: &Context) {
        let size = ctx.content_rect().size();
        let kept = self.program.state().settings().window;
        let changed = (size.x - kept.0).abs() > 1.0 || (size.y - kept.1).abs() > 1.0;
        if changed && size.x >= 200.0 && size.y >= 200.0 {
            self.program.push(Command::WindowSize(size.x, size.y));
        }
    }

    /// Theme and zoom as the settings have them.
    fn dress(&mut self, ctx: &Context) {
        let settings = self.program.state().settings();
        let wanted = (settings.theme, settings.zoom_percent);
        if self.dressed == Some(wanted) {
            return;
        }
        self.dressed = Some(wanted);
        theme::apply(
            ctx,
            match wanted.0 {
                Theme::System => theme::Choice::System,
                Theme::Light => theme::Choice::Light,
                Theme::Dark => theme::Choice::Dark,
            },
        );
        ctx.set_zoom_factor(f32::from(wanted.1) / 100.0);
    }

    /// Draws everything and carries out what was asked for while drawing.
    pub fn show(&mut self, ui: &mut Ui) {
        let mut desk = Desk::new(self.program.state());
        // A place that has parts says so anew.
        regions::note(ui.ctx(), Vec::new());
        rail::show(ui, &mut desk);
        match desk.state.screen() {
            Screen::Start => start::show(ui, &mut desk),
            Screen::Play => play::show(ui, &mut desk, &mut self.play),
            Screen::Editor => editor::show(ui, &mut desk),
            Screen::Rulings => rulings::show(ui, &mut desk),
            Screen::Rules => rules::show(ui, &mut desk),
            Screen::Quiz => quiz::show(ui, &mut desk),
        }
        dialogs::show(ui.ctx(), &mut desk);
        let commands = desk.into_commands();
        if commands.is_empty() {
            return;
        }
        for command in commands {
            self.program.push(command);
        }
        self.settle(ui.ctx());
        ui.ctx().request_repaint();
    }
}

fn dropped(ctx: &Context) -> Vec<PathBuf> {
    ctx.input(|input| {
        input
            .raw
            .dropped_files
            .iter()
            .map(|file| file.path().to_path_buf())
            .collect()
    })
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.closing {
            // Whatever runs is kept already; the program only puts its papers in order.
            self.program.close();
            self.closing = true;
        }
        Self::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        [0.07, 0.086, 0.11, 1.0]
    }
}
