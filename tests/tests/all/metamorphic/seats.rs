//! Seats rotated, and an eliminated player added: everything is the same at the new seats.

use office21::play::{Action, Happening};
use office21::table::{Chance, Position, Seat, Turn};
use office21_tests::games::{Step, starts};
use office21_tests::seating::Seating;

use super::{Seen, assert_same_events, each_step, namable};

/// The same position at the new seats.
fn seated(seating: &Seating, position: &Position) -> Position {
    let draft = seating.draft(&position.to_draft());
    draft
        .into_position()
        .unwrap_or_else(|faults| panic!("{faults:?} in {draft:?}"))
}

/// Actions and refusals are the same at the new seats.
fn assert_ruled_alike(seating: &Seating, one: &Position, other: &Position) {
    let mut actions: Vec<Action> = one.actions().iter().map(|&a| seating.action(a)).collect();
    let mut others = other.actions().to_vec();
    actions.sort_unstable();
    others.sort_unstable();
    assert_eq!(actions, others, "{one:?}");
    for action in namable(one) {
        let refused = one.refusal(action).map(|refusal| refusal.rule);
        let there = other.refusal(seating.action(action));
        assert_eq!(
            there.map(|refusal| refusal.rule),
            refused,
            "{action:?} in {one:?}"
        );
    }
}

fn assert_step_alike(seating: &Seating, step: &Step, thorough: bool) {
    let before = seated(seating, &step.before);
    if thorough {
        assert_ruled_alike(seating, &step.before, &before);
    }
    let there = Step::take(before, seating.action(step.action));
    assert_eq!(
        there.after,
        seated(seating, &step.after),
        "{:?} in {:?}",
        step.action,
        step.before
    );
    let told = step.events.iter().map(|event| seating.event(event));
    assert_same_events(told.collect(), &there.events, step);
}

/// What may happen in turns; set-up has its own test.
const IN_TURNS: [&str; 24] = [
    "cascade elimination",
    "love choice in play",
    "the loved Secretary goes, the other is loved",
    "a pair parts",
    "a face-down lover is swapped",
    "depleted pile with a Taxman",
    "Taxman replaced",
    "Taxman swapped",
    "audit called off",
    "the last Taxman left",
    "five Spies played",
    "five Spies by Sales",
    "exactly 21 out of turn",
    "eliminated out of turn",
    "no playable card",
    "pile shuffled",
    "hand of Spies alone",
    "an audit won by 21",
    "21 won by operations",
    "won by accounting",
    "won by large profits",
    "won as the last",
    "several at 21, one first",
    "audit tied by cards",
];

#[test]
fn rotated_seats_change_nothing_but_seats() {
    let mut seen = Seen::default();
    let mut number = 0;
    each_step(720, |step, chance| {
        if step.before.setup_round().is_some() {
            return;
        }
        let players = step.before.players();
        let seating = Seating::rotated(players, 1 + chance.below(players - 1));
        number += 1;
        assert_step_alike(&seating, step, number % 7 == 0);
        seen.note(step);
    });
    seen.assert_all(&IN_TURNS);
}

#[test]
fn an_eliminated_player_more_changes_nothing() {
    let mut seen = Seen::default();
    let mut number = 0;
    each_step(720, |step, chance| {
        let players = step.before.players();
        let place = chance.below(players + 1);
        let guest = Seating::with_guest(players, place);
        let Some(seating) = guest.filter(|_| step.before.setup_round().is_none()) else {
            return;
        };
        number += 1;
        assert_step_alike(&seating, step, number % 7 == 0);
        seen.note(step);
    });
    // Fewer games: those of five players have no seat left.
    let rare = ["the last Taxman left", "several at 21, one first"];
    let names: Vec<&str> = IN_TURNS
        .into_iter()
        .filter(|name| !rare.contains(name))
        .collect();
    seen.assert_all(&names);
}

/// All pick, each what `picks` says by seat.
fn round(position: &Position, picks: &dyn Fn(Seat) -> Action) -> Step {
    let mut now = *position;
    let mut events = Vec::new();
    for _ in 0..position.players() {
        let seat = now.decider().expect("somebody still picks");
        let step = Step::take(now, picks(seat));
        now = step.after;
        events.extend(step.events);
    }
    Step {
        before: *position,
        action: picks(Seat::ALL[0]),
        events,
        after: now,
    }
}

/// The same decisions of a round, or of a love choice, at the old seats and the new ones.
fn both(position: &Position, seating: &Seating, back: &Seating, chance: &mut Chance) -> [Step; 2] {
    let there = seated(seating, position);
    if matches!(position.turn(), Turn::SetupLove { .. }) {
        assert_ruled_alike(seating, position, &there);
        let actions = position.actions();
        let action = actions[chance.below(actions.len())];
        let step = Step::take(*position, action);
        return [step, Step::take(there, seating.action(action))];
    }
    let chosen = Seat::ALL.map(|seat| {
        let kinds: Vec<_> = position.hand(seat).kinds().collect();
        kinds.get(chance.below(kinds.len().max(1))).copied()
    });
    let pick = |seat: Seat| Action::Pick(chosen[seat.index()].expect("a card in hand"));
    let at_new_seats = round(&there, &|seat| pick(back.seat(seat)));
    [round(position, &pick), at_new_seats]
}

/// In set-up all pick at the same time: the seats matter no more than in turns. A new deal alone goes by seats.
#[test]
fn rotated_seats_change_nothing_in_set_up() {
    let mut seen = Seen::default();
    let redealt = |step: &Step| {
        let mut events = step.events.iter();
        let at = events.position(|event| event.what == Happening::Redealt);
        at.unwrap_or(step.events.len())
    };
    for (start, seed) in starts(2400) {
        let mut chance = Chance(seed);
        let mut position = start;
        while position.setup_round().is_some() {
            let players = position.players();
            let by = 1 + chance.below(players - 1);
            let seating = Seating::rotated(players, by);
            let back = Seating::rotated(players, players - by);
            let [step, there] = both(&position, &seating, &back, &mut chance);
            seen.note(&step);
            let until = redealt(&step);
            let told = step.events[..until].iter();
            let told = told.map(|event| seating.event(event)).collect();
            assert_same_events(told, &there.events[..redealt(&there)], &step);
            if until < step.events.len() {
                break;
            }
            let expected = seated(&seating, &step.after);
            assert_eq!(there.after, expected, "{step:?}");
            position = step.after;
        }
    }
    seen.assert_all(&[
        "love choice in set-up",
        "both Bosses leave set-up",
        "redeal in set-up",
    ]);
}
