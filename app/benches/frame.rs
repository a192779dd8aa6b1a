//! What a frame of a full table of five costs: logic, drawing and tessellation, in processor time of the one thread.
//!
//! `cargo bench -p office21-app`

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Pos2, RawInput, Rect, Vec2, pos2};
use office21::compose::{Edit, Spot};
use office21::material::Employee;
use office21::play::Silent;
use office21::table::{Chance, Place, Position, Seat, Step};
use office21::text::file::{self, PositionFile};
use office21::text::record::{Player, PlayerKind, Record};
use office21_app::answer::{Answer, Asked, Case};
use office21_app::command::Command;
use office21_app::program::Program;
use office21_app::state::{Animation, Game, Settings};
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

    fn game(&mut self) -> &Game {
        let game = self.window.program().state().game();
        game.expect("a game is open")
    }

    /// Rests the pointer on a card that can be played, wherever it lies.
    fn points_at_a_card(&mut self) {
        let part = |of: f32, share: u8| of * f32::from(share) / 100.0;
        for down in (50..100_u8).step_by(5) {
            for right in (50..100_u8).step_by(2) {
                self.pointer = Some(pos2(part(self.size.x, right), part(self.size.y, down)));
                for _ in 0..3 {
                    self.frame();
                }
                if self.game().pointed().is_some() {
                    return self.warm();
                }
            }
        }
        panic!("no card can be pointed at");
    }

    /// The table of the game in the editor, made wrong: a Spy more for the first player, from wherever, and a card in the tray.
    fn edits_a_wrong_table(&mut self) {
        let program = self.window.program();
        program.push(Command::EditThis);
        let table = program.state().editor().table().expect("it is there");
        let draft = table.file().draft.clone();
        let place = draft.seats().flat_map(|(seat, part)| {
            let lies =
                |cards: office21::material::Cards, place| cards.has(Employee::Spy).then_some(place);
            [
                lies(part.office, Place::Office(seat)),
                lies(part.hand, Place::Hand(seat)),
            ]
        });
        let from = place.flatten().next().unwrap_or(Place::DrawPile);
        let top = draft.draw_pile.first().map(|&card| (card, Place::DrawPile));
        let oldest = draft.discard_pile.first();
        let (card, pile) = top
            .or(oldest.map(|&card| (card, Place::DiscardPile)))
            .expect("a pile has a card");
        for (card, from, to) in [
            (Employee::Spy, from, Place::Office(Seat::ALL[0])),
            (card, pile, Place::Tray),
        ] {
            let (from, to) = (Spot::at(from), Spot::at(to));
            program.push(Edit::Move { card, from, to }.into());
        }
        let table = program.state().editor().table().expect("it is there");
        assert!(!table.problems().is_empty());
        self.warm();
    }

    fn selects_a_target(&mut self) {
        let action = self.game().shown().choices.last().map(|last| last.action);
        self.window.program().push(Command::Select(action));
        self.warm();
        assert!(self.game().preview().is_some());
    }
}

/// Moves of five by chance, up to the moment at which this is awaited and the offices are as full as they get.
fn full_table(step: Step) -> Record {
    let mut best: Option<(usize, Record)> = None;
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let start = Position::deal(5, seed, office21::rulebook::Readings::default());
        let mut position = start;
        let mut actions = Vec::new();
        while position.outcome().is_none() {
            let full = position.step() == step && position.alive().len() == 5;
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
    let (cards, record) = best.expect("five play on for a while");
    assert!(cards >= 15, "only {cards} cards in five offices");
    record
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
    let begun = Instant::now();
    let mut group = criterion.benchmark_group("frame of five");
    let mut measure = |name: &str, table: &mut Frames| {
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| {
                let before = processor_time(begun);
                for _ in 0..times {
                    black_box(table.frame());
                }
                processor_time(begun).saturating_sub(before)
            });
        });
    };
    for (name, size) in [
        ("1280x800", Vec2::new(1280.0, 800.0)),
        ("3840x2160", Vec2::new(3840.0, 2160.0)),
    ] {
        let folder = tempfile::tempdir().expect("there is a folder for what passes");
        let mut table = Frames::new(size, &full_table(Step::Play), folder.path());
        measure(&format!("{name}, to play"), &mut table);
        table.points_at_a_card();
        measure(&format!("{name}, pointing at a card"), &mut table);

        let folder = tempfile::tempdir().expect("there is a folder for what passes");
        let mut table = Frames::new(size, &full_table(Step::Cleaner), folder.path());
        measure(&format!("{name}, every target glows"), &mut table);
        table.selects_a_target();
        measure(
            &format!("{name}, a target chosen, with its preview"),
            &mut table,
        );
    }
    group.finish();
}

/// A turn with as many choices as there can be: effects of three kinds on full offices, and other readings of them.
const CHOICES: &str = r#"(
    format: 1,
    players: [
        (name: "Anton", office: [Sales, Sales, Operator, Cleaner, Assistant], hand: [Cleaner, Sales, Assistant]),
        (name: "Jacky", office: [Spy, Assistant, Cleaner, Sales, Operator]),
        (name: "Christa", office: [Director, Operator, Sales, Taxman], face_down: [Secretary]),
        (name: "Doris", office: [Director, Spy, Cleaner, Operator], face_down: [Boss]),
        (name: "You", office: [Assistant, Operator, Cleaner, Manager]),
    ],
    turn: Play(seat: 1),
    draw_pile: Rest(seed: 1),
)"#;

fn choices() -> PositionFile {
    file::read(CHOICES.as_bytes()).expect("it is a position")
}

fn file_of(record: &Record) -> PositionFile {
    let names: Vec<String> = record.players.iter().map(|p| p.name.clone()).collect();
    PositionFile::of(&record.position().expect("it replays"), &names)
}

/// What the ruling desk says of a full table: everything at once, and one action asked about.
fn answers(criterion: &mut Criterion) {
    let begun = Instant::now();
    let mut group = criterion.benchmark_group("answer");
    let mut measure = |name: &str, answer: &dyn Fn()| {
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| {
                let before = processor_time(begun);
                (0..times).for_each(|_| answer());
                processor_time(begun).saturating_sub(before)
            });
        });
    };
    for (name, file) in [
        ("three cards with every choice", choices()),
        ("every target", file_of(&full_table(Step::Cleaner))),
    ] {
        measure(&format!("{name}, everything"), &|| {
            black_box(Answer::of(black_box(&file)));
        });
        let case = Case::of(&file).expect("the table is lawful");
        let action = case.position().actions()[0];
        measure(&format!("{name}, one action"), &|| {
            black_box(Asked::of(black_box(&case), action));
        });
    }
    group.finish();
}

/// A frame of the ruling desk with a full table on it, with nothing asked, and with something asked.
fn ruling(criterion: &mut Criterion) {
    let begun = Instant::now();
    let mut group = criterion.benchmark_group("frame of the desk");
    for (name, file) in [
        ("three cards with every choice", choices()),
        ("every target", file_of(&full_table(Step::Cleaner))),
    ] {
        let folder = tempfile::tempdir().expect("there is a folder for what passes");
        let record = full_table(Step::Play);
        let mut table = Frames::new(Vec2::new(1280.0, 800.0), &record, folder.path());
        let mut measure = |what: &str, command: Command| {
            table.window.program().push(command);
            table.warm();
            group.bench_function(format!("{name}, {what}"), |bencher| {
                bencher.iter_custom(|times| {
                    let before = processor_time(begun);
                    for _ in 0..times {
                        black_box(table.frame());
                    }
                    processor_time(begun).saturating_sub(before)
                });
            });
        };
        measure("nothing asked", Command::RuleOn(Box::new(file)));
        measure("something asked", Command::NextTarget);
    }
    group.finish();
}

/// A wrong table of five in the editor: at rest, with the pointer going over its cards, and an edit each frame with
/// everything that follows from it.
fn editor(criterion: &mut Criterion) {
    let begun = Instant::now();
    let mut group = criterion.benchmark_group("editor, five players");
    for (name, size) in [
        ("1280x800", Vec2::new(1280.0, 800.0)),
        ("3840x2160", Vec2::new(3840.0, 2160.0)),
    ] {
        let folder = tempfile::tempdir().expect("there is a folder for what passes");
        let mut table = Frames::new(size, &full_table(Step::Play), folder.path());
        table.edits_a_wrong_table();
        let mut measure = |what: &str, each: &mut dyn FnMut(&mut Frames, u64)| {
            group.bench_function(format!("{name}, {what}"), |bencher| {
                bencher.iter_custom(|times| {
                    let before = processor_time(begun);
                    for nth in 0..times {
                        each(&mut table, nth);
                        black_box(table.frame());
                    }
                    processor_time(begun).saturating_sub(before)
                });
            });
        };
        measure("at rest", &mut |_, _| {});
        measure("pointing at cards", &mut |table, nth| {
            let across = f32::from(u8::try_from(nth % 97).unwrap_or_default()) / 97.0;
            table.pointer = Some(pos2(size.x * across * 0.7, size.y * 0.3));
        });
        measure("an edit", &mut |table, nth| {
            let (one, other) = (Place::Office(Seat::ALL[0]), Place::Office(Seat::ALL[1]));
            let (from, to) = if nth % 2 == 0 {
                (one, other)
            } else {
                (other, one)
            };
            let edit = Edit::Move {
                card: Employee::Spy,
                from: Spot::at(from),
                to: Spot::at(to),
            };
            table.window.program().push(edit.into());
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_millis(500));
    targets = frames, editor, answers, ruling
}
criterion_main!(benches);
