use office21::table::{Chance, Seat};

use super::*;
use crate::state::{Dialog, Looker};

#[test]
fn a_curtain_hides_hands_between_two_persons() {
    let mut bench = Bench::playing(persons(2));
    // Both pick in set-up, each behind the curtain.
    for seat in [Seat::ALL[0], Seat::ALL[1]] {
        assert_eq!(bench.game().curtain(), Some(seat));
        let shown = bench.game().shown();
        assert_eq!(shown.prompt.kind, PromptKind::Curtain);
        assert_eq!(shown.sight.looker, Looker::Nobody);
        assert!(shown.hand.is_empty() && bench.choices().is_empty());
        assert!(
            shown
                .sight
                .seats
                .iter()
                .all(|seat| seat.hand.iter().all(Option::is_none))
        );
        bench.push(Command::FirstCard);
        assert_eq!(bench.game().selected(), None);
        bench.push(Command::LiftCurtain);
        let shown = bench.game().shown();
        assert_eq!(shown.sight.looker, Looker::Seat(seat));
        assert_eq!(shown.hand.len(), 3);
        // What the other has put aside stays hidden.
        let other = shown.sight.seats.iter().filter(|s| s.seat != seat);
        assert!(
            other
                .filter_map(|s| s.picked)
                .all(|picked| picked.is_none())
        );
        let pick = bench.choices()[0];
        bench.push(Command::Act(pick));
    }
    assert!(bench.game().at() >= 4);
}

#[test]
fn several_persons_are_asked_before_undo() {
    let mut bench = Bench::playing(persons(2));
    bench.play_on(&mut Chance(1), 6);
    let at = bench.game().at();
    bench.push(Command::Undo);
    assert_eq!(bench.game().at(), at);
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Dismiss);
    assert_eq!((bench.game().at(), bench.state.dialog()), (at, None));
    bench.push(Command::Undo);
    bench.push(Command::Yes);
    assert!(bench.game().at() < at);
    while bench.state.refuses(&Command::Undo).is_none() {
        bench.push(Command::Undo);
        bench.push(Command::Yes);
    }
    assert!(bench.game().at() == 0 && bench.game().assisted());
}

#[test]
fn persons_alone_play_to_the_end_and_nothing_is_counted() {
    let mut bench = Bench::playing(persons(4));
    bench.play_on(&mut Chance(1), 2000);
    assert!(bench.game().is_over() && bench.game().curtain().is_none());
    assert_eq!(bench.state.statistics().all.games, 0);
}
