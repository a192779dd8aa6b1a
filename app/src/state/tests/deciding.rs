use office21::material::Employee;
use office21::play::Action;
use office21::table::{Chance, Seat, Step};
use office21::text::record::PlayerKind;

use super::*;
use crate::state::{Dialog, Hint, Looker};

#[test]
fn a_game_with_bots_is_played_to_its_end_and_counted_once() {
    let mut chance = Chance(3);
    for seed in 0..6 {
        let mut bench = Bench::playing(|form| {
            trainees(form);
            form.seed = seed.to_string();
        });
        bench.play_on(&mut chance, 1000);
        let shown = bench.game().shown();
        let ending = shown.ending.as_ref().expect("it is over");
        assert!(!ending.reasons.is_empty() && ending.headline.text.ends_with('.'));
        assert_eq!(shown.prompt.kind, PromptKind::Over);
        assert_eq!(shown.sight.looker, Looker::Everything);
        assert!(shown.log.len() > 2 && shown.log.iter().all(|turn| !turn.lines.is_empty()));
        let counted = bench.state.statistics();
        assert_eq!(counted.all.games, 1);
        assert_eq!(counted.levels, [("trainee".to_owned(), counted.all)]);
        let text = bench.game().to_text();
        assert!(
            text.contains("Set-up") && text.contains(&ending.headline.text),
            "{text}"
        );
        bench.push(Command::PlayAgain);
        assert!(!bench.game().is_over() && bench.state.games().len() == 2);
    }
}

#[test]
fn bots_alone_play_by_themselves_and_everything_is_open() {
    let bench = Bench::playing(|form| {
        trainees(form);
        form.seats.remove(0);
    });
    assert!(bench.game().is_over());
    assert_eq!(bench.state.statistics().all.games, 0);
    assert!(bench.state.refuses(&Command::Undo).is_some());
}

#[test]
fn a_move_is_shown_for_a_while_before_the_next_and_can_be_skipped() {
    let mut bench = Bench::playing(trainees);
    // Up to a bot's turn: pauses are not waited for.
    for _ in 0..50 {
        if bench.waits_for_bots() {
            break;
        }
        let action = bench.choices()[0];
        bench.once(Command::Act(action));
    }
    assert_eq!(bench.game().shown().prompt.kind, PromptKind::Showing);
    let (at, until) = (bench.game().at(), bench.state.wake_at().expect("it waits"));
    bench.once(Command::Tick(
        until.saturating_sub(Duration::from_millis(1)),
    ));
    assert_eq!(bench.game().at(), at);
    bench.once(Command::Tick(until));
    assert_eq!(bench.game().at(), at + 1);
    bench.once(Command::Skip);
    let kind = bench.game().shown().prompt.kind;
    assert!(
        matches!(kind, PromptKind::Decide | PromptKind::Over),
        "{kind:?}"
    );
}

#[test]
fn looking_back_holds_the_game_and_now_goes_on() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(1), 3);
    let now = bench.game().shown().clone();
    bench.push(Command::First);
    assert_eq!(bench.game().shown().moment, 0);
    assert_eq!(bench.game().shown().prompt.kind, PromptKind::LookingBack);
    assert!(bench.choices().is_empty() && bench.game().shown().log == now.log);
    assert!(bench.game().why_not(Action::Pass).is_some());
    bench.push(Command::Back);
    assert_eq!(*bench.game().shown(), now);
}

#[test]
fn cards_are_selected_previewed_confirmed_and_taken_back() {
    let mut bench = Bench::playing(trainees);
    bench.push(Command::FirstCard);
    let selected = bench.game().selected().expect("a pick");
    assert_eq!(
        bench.game().preview().map(|preview| preview.action),
        Some(selected)
    );
    bench.push(Command::Back);
    assert_eq!(
        (bench.game().selected(), bench.game().preview()),
        (None, None)
    );
    bench.push(Command::NextTarget);
    bench.push(Command::PreviousTarget);
    assert_eq!(bench.game().selected(), bench.choices().last().copied());
    let at = bench.game().at();
    bench.push(Command::Confirm);
    assert!(bench.game().at() > at);
}

#[test]
fn what_cannot_be_done_says_why_by_its_rule() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(4), 1);
    let why = bench.game().why_not(Action::Keep).expect("not now");
    assert!(why.rule.is_some() && why.text.ends_with('.'));
    let at = bench.game().at();
    bench.push(Command::Act(Action::Keep));
    bench.push(Command::Select(Some(Action::Keep)));
    assert_eq!((bench.game().at(), bench.game().selected()), (at, None));
}

#[test]
fn a_hint_is_the_choice_of_a_clerk_with_its_reason() {
    let mut bench = Bench::playing(trainees);
    bench.push(Command::Hint);
    let Some(Hint::Is { action, reason, .. }) = bench.game().hint() else {
        panic!("{:?}", bench.game().hint());
    };
    assert!(bench.choices().contains(action) && !reason.is_empty());
    bench.push(Command::Confirm);
    let action = bench.choices()[0];
    bench.push(Command::Act(action));
    assert_eq!(bench.game().hint(), None);
}

#[test]
fn resigning_hands_the_seat_to_a_clerk_and_is_no_win() {
    let mut bench = Bench::playing(trainees);
    bench.push(Command::Resign);
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Yes);
    assert!(
        matches!(bench.game().kind(Seat::ALL[0]), PlayerKind::Bot { level, .. } if level == "clerk")
    );
    assert!(bench.game().is_over());
    let all = bench.state.statistics().all;
    assert_eq!((all.games, all.wins), (1, 0));
    assert_eq!(bench.game().record().handovers.len(), 1);
}

/// The law of previews: positions that a view cannot tell apart have the same previews.
#[test]
fn previews_and_prompts_never_show_what_is_hidden() {
    let mut chance = Chance(9);
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..12 {
        let mut bench = Bench::playing(|form| {
            trainees(form);
            form.seed = seed.to_string();
        });
        while !bench.game().is_over() {
            let game = bench.game();
            let seat = game.looking_seat().expect("a person looks");
            let view = game.view_at(seat, game.at()).clone();
            let truth = *game.position();
            for choice in &game.shown().choices {
                let preview = game.preview_of(choice.action).expect("it can be done");
                for other in 0..3 {
                    let other = view.sample(&mut Chance(other));
                    differing += usize::from(other != truth);
                    assert_eq!(preview, game.preview_from(&other, choice.action));
                }
                assert_eq!(preview, game.preview_from(&truth, choice.action));
                compared += 1;
            }
            bench.play_on(&mut chance, 1);
        }
    }
    assert!(
        compared > 200 && differing > compared,
        "{compared} {differing}"
    );
}

#[test]
fn hands_of_others_are_backs_but_for_what_was_seen() {
    let mut bench = Bench::playing(trainees);
    let mut chance = Chance(5);
    let mut known = 0;
    while !bench.game().is_over() {
        let game = bench.game();
        let sight = &game.shown().sight;
        let truth = game.position();
        let view = game.view_at(sight.front, game.at());
        for seat in &sight.seats {
            let shown = seat.hand.iter().flatten().count();
            assert_eq!(seat.hand.len(), truth.hand(seat.seat).len());
            if seat.seat == sight.front {
                assert_eq!(shown, seat.hand.len());
            } else {
                assert!(shown <= view.known_hand(seat.seat).len());
                known += shown;
            }
        }
        for line in game.shown().log.iter().flat_map(|turn| &turn.lines) {
            assert_eq!(line.event, line.event.told_to(sight.front));
        }
        bench.play_on(&mut chance, 1);
    }
    assert!(known > 0, "nothing was ever remembered");
}

#[test]
fn previews_tell_what_follows() {
    let mut chance = Chance(2);
    let (mut pending, mut turned, mut out, mut at_21) = (0, 0, 0, 0);
    for seed in 0..40 {
        let mut bench = Bench::playing(|form| {
            trainees(form);
            form.seed = seed.to_string();
        });
        while !bench.game().is_over() {
            for choice in &bench.game().shown().choices {
                let preview = bench
                    .game()
                    .preview_of(choice.action)
                    .expect("it can be done");
                pending += usize::from(preview.pending == Some(Employee::Cleaner));
                turned += preview.turned.len();
                out += preview.eliminated.len();
                let says = |line: &crate::state::Line| line.text.contains("at 21 and win");
                at_21 += usize::from(preview.lines.iter().any(says));
            }
            bench.play_on(&mut chance, 1);
        }
    }
    let seen = [pending, turned, out, at_21];
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn after_a_bot_that_fails_the_game_goes_on() {
    let mut bench = Bench::playing(trainees);
    let action = bench.choices()[0];
    bench.state.apply(Command::Act(action));
    let Some(Request::Think(job)) = bench
        .state
        .requests()
        .into_iter()
        .find(|request| matches!(request, Request::Think(_)))
    else {
        panic!("a bot is asked");
    };
    bench.push(Command::Reply(Reply {
        game: job.game,
        generation: job.generation,
        hint: false,
        decision: Err("A bot of level trainee broke down.".to_owned()),
    }));
    assert!(matches!(bench.state.dialog(), Some(Dialog::Message { .. })));
    let step = bench.game().position().step();
    assert!(!bench.choices().is_empty() || step == Step::Over);
}
