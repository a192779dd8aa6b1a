//! What a frame of a full table of five costs: logic, drawing and tessellation, in processor time of the one thread.
//!
//! `cargo bench -p office21-app`

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Pos2, RawInput, Rect, Vec2, pos2};
use office21::play::Silent;
use office21::table::{Chance, Position, Step};
use office21::text::record::{Player, PlayerKind, Record};
use office21_app::command::Command;
use office21_app::program::Program;
use office21_app::state::{Animation, Settings};
use office21_app::ui::Window;

/// A window without a window.
struct Frames {
    ctx: Context,
    window: Window,
    size: Vec2,
    pointer: Option<Pos2>,
    time: f64,
}

impl Frames {
    fn new(size: Vec2, record: &Record, folder: &std::path::Path) -> Self {
        let path = folder.join("game.o21game.ron");
        std::fs::write(&path, record.to_ron()).expect("the folder can be written to");
        let ctx = Context::default();
        let mut program = Program::start_in(&folder.join("data"), 1, || {});
        program.push(Command::Set(Box::new(Settings {
            animation: Animation::Off,
            bot_pause_ms: 0,
            window: (size.x, size.y),
            ..Settings::default()
        })));
        program.push(Command::OpenPath(path));
        let mut frames = Self {
            window: Window::new(&ctx, program),
            ctx,
            size,
            pointer: None,
            time: 0.0,
        };
        let begun = Instant::now();
        while frames.window.program().state().game().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "no game");
            frames.frame();
        }
        frames.warm();
        frames
    }

    /// Text and pictures are loaded once; what a frame costs afterwards is measured.
    fn warm(&mut self) {
        for _ in 0..30 {
            self.frame();
        }
    }

    /// One frame as a window has it, up to the triangles.
    fn frame(&mut self) -> usize {
        self.time += 1.0 / 60.0;
        let mut events = Vec::new();
        if let Some(at) = self.pointer {
            events.push(Event::PointerMoved(at));
        }
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let window = &mut self.window;
        let mut output = self.ctx.run_ui(input, |ui| {
            window.logic(&ui.ctx().clone());
            window.show(ui);
        });
        output.textures_delta.clear();
        let shapes = std::mem::take(&mut output.shapes);
        self.ctx.tessellate(shapes, output.pixels_per_point).len()
    }

    fn does(&mut self, command: Command) {
        self.window.program().push(command);
        self.warm();
    }
}

/// Five clerks' worth of moves by chance, up to a moment at which somebody with a full hand is to play and the offices
/// are as full as they get.
fn full_table() -> Record {
    let mut best: Option<(usize, Record)> = None;
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let start = Position::deal(5, seed, office21::rulebook::Readings::default());
        let mut position = start;
        let mut actions = Vec::new();
        while position.outcome().is_none() {
            let full = position.step() == Step::Play && position.alive().len() == 5;
            let cards: usize = position
                .seats()
                .into_iter()
                .map(|seat| position.office_len(seat))
                .sum();
            if full && best.as_ref().is_none_or(|(most, _)| cards > *most) {
                best = Some((cards, record(&start, &position, &actions)));
            }
            let legal = position.actions();
            let at = usize::try_from(chance.next_u64() % legal.len() as u64).expect("few actions");
            let action = legal[at];
            position.advance(action, &mut Silent).expect("it is legal");
            actions.push(action);
        }
    }
    best.expect("five play on for a while").1
}

fn record(start: &Position, now: &Position, actions: &[office21::play::Action]) -> Record {
    let decides = now.decider();
    let names = ["Anton", "Jacky", "Christa", "Doris", "You"];
    let players = start
        .seats()
        .into_iter()
        .zip(names)
        .map(|(seat, name)| Player {
            name: name.to_owned(),
            kind: if decides == Some(seat) {
                PlayerKind::Person
            } else {
                PlayerKind::Bot {
                    level: "clerk".to_owned(),
                    seed: 1,
                }
            },
        });
    let mut record = Record::new(*start, players.collect());
    record.actions = actions.to_vec();
    record
}

/// Processor time of this thread, where the system tells it; else the time on the wall.
fn processor_time(begun: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

fn frames(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("there is a folder for what passes");
    let record = full_table();
    let begun = Instant::now();
    let mut group = criterion.benchmark_group("frame of five");
    for (name, size) in [
        ("1280x800", Vec2::new(1280.0, 800.0)),
        ("3840x2160", Vec2::new(3840.0, 2160.0)),
    ] {
        let folder = folder.path().join(name);
        std::fs::create_dir_all(&folder).expect("the folder can be written to");
        let mut table = Frames::new(size, &record, &folder);
        let mut measure = |state: &str, table: &mut Frames| {
            group.bench_function(format!("{name}, {state}"), |bencher| {
                bencher.iter_custom(|times| {
                    let before = processor_time(begun);
                    for _ in 0..times {
                        black_box(table.frame());
                    }
                    processor_time(begun).saturating_sub(before)
                });
            });
        };
        measure("at rest", &mut table);
        table.pointer = Some(pos2(size.x * 0.6, size.y * 0.75));
        table.warm();
        measure("pointed at", &mut table);
        let choices = table
            .window
            .program()
            .state()
            .game()
            .map(|game| game.shown().choices.clone());
        let choice = choices.and_then(|choices| choices.last().map(|choice| choice.action));
        table.does(Command::Select(choice));
        measure("chosen, with its preview", &mut table);
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_millis(500));
    targets = frames
}
criterion_main!(benches);
