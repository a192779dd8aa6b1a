use super::*;
use crate::state::{Dialog, Settings};

#[test]
fn what_menus_offer_without_a_game_is_refused_in_words() {
    let bench = Bench::new();
    for command in Command::MENU {
        if let Some(why) = bench.state.refuses(command) {
            assert!(why.ends_with('.'), "{why}");
        }
    }
    assert_eq!(
        bench.state.refuses(&Command::Undo),
        Some("No game is open.".to_owned())
    );
    assert_eq!(bench.state.refuses(&Command::NewGame), None);
}

#[test]
fn a_form_with_faults_starts_nothing() {
    let mut bench = Bench::new();
    let mut form = NewGame::default();
    form.seats[0].name.clear();
    bench.push(Command::NewGame);
    bench.push(Command::Form(Box::new(form)));
    bench.push(Command::Play);
    assert!(bench.state.games().is_empty());
    assert_eq!(bench.state.dialog(), Some(&Dialog::NewGame));
    bench.push(Command::Form(Box::default()));
    bench.push(Command::Play);
    assert_eq!((bench.state.games().len(), bench.state.dialog()), (1, None));
}

#[test]
fn a_seed_deals_the_same_game_again() {
    let begin = |seed: &str| {
        let bench = Bench::playing(|form| form.seed = seed.to_owned());
        bench.game().record()
    };
    assert_eq!(begin("office"), begin("office"));
    assert_ne!(begin("office").start, begin("home").start);
    let mut bench = Bench::playing(|form| form.seed = "office".to_owned());
    assert_eq!(bench.state.form().seed, "", "it is for one game");
    let first = bench.game().record().start;
    bench.push(Command::Play);
    assert_ne!(bench.game().record().start, first);
    let mut bench = Bench::playing(|form| form.seed.clear());
    let first = bench.game().record().start;
    bench.push(Command::Play);
    assert_ne!(
        bench.game().record().start,
        first,
        "without a seed every game is another"
    );
}

#[test]
fn settings_stay_in_their_ranges_and_are_kept() {
    // The counter is shown beside the table of a game.
    let mut bench = Bench::playing(|_| {});
    for _ in 0..40 {
        bench.push(Command::ZoomIn);
    }
    assert_eq!(bench.state.settings().zoom_percent, 300);
    bench.push(Command::ZoomReset);
    bench.push(Command::ZoomOut);
    assert_eq!(bench.state.settings().zoom_percent, 90);
    bench.push(Command::ToggleCounter);
    assert!(bench.state.settings().hide_counter);
    let wild = Settings {
        zoom_percent: 7,
        bot_pause_ms: u32::MAX,
        window: (f32::NAN, 1e9),
        ..Settings::default()
    };
    bench.push(Command::Set(Box::new(wild)));
    let kept = bench.state.settings().clone();
    assert_eq!((kept.zoom_percent, kept.bot_pause_ms), (50, 10_000));
    assert_eq!(kept.window, (1280.0, 16_384.0));
    assert!(matches!(bench.asked.pop(), Some(Request::KeepSettings(settings)) if settings == kept));
}

#[test]
fn notices_go_by_themselves_and_back_closes_dialogs() {
    let mut bench = Bench::playing(trainees);
    bench.push(Command::CopyGame);
    assert!(bench.state.notice().is_some());
    let until = bench.state.wake_at().expect("the notice goes");
    bench.push(Command::Tick(until));
    assert_eq!(bench.state.notice(), None);
    bench.push(Command::OpenAbout);
    bench.push(Command::Back);
    assert_eq!(bench.state.dialog(), None);
    bench.push(Command::Quit);
    assert!(matches!(bench.asked.pop(), Some(Request::Quit)));
}
