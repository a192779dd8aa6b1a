//! Hidden cards dealt anew, piles in another order, moments counted otherwise: the ruling stays.

use office21::material::Employee;
use office21::play::{Action, Event, Happening};
use office21::table::{Chance, End, Place, Position, Seat, Step as Awaits, Turn};
use office21::view::View;
use office21_tests::games::Step;

use super::{Seen, each_step, namable};

/// Whoever is awaited: who may do what, and who would win if it ended now.
fn assert_ruled_alike(one: &Position, other: &Position) {
    assert_eq!(one.actions(), other.actions(), "{one:?}\n{other:?}");
    for action in namable(one) {
        let rule = |position: &Position| position.refusal(action).map(|refusal| refusal.rule);
        assert_eq!(rule(one), rule(other), "{action:?} in {one:?}");
    }
    let seat = one.on_turn().unwrap_or(Seat::ALL[0]);
    for end in End::ALL {
        assert_eq!(
            one.judged(end, seat),
            other.judged(end, seat),
            "{end:?} of {one:?}"
        );
    }
}

/// What a seat is told, without the cards it had not seen before: those drawn, looked at, or lost by others.
fn told(events: &[Event], me: Seat) -> Vec<Event> {
    let unseen = |from: &Place| match from {
        Place::DrawPile => true,
        Place::Hand(seat) => *seat != me,
        _ => false,
    };
    let known = |event: &Event| {
        let mut event = event.told_to(me);
        match &mut event.what {
            Happening::Moved { employee, from, .. } if unseen(from) => *employee = None,
            Happening::LookedAtTop { employee, .. } => *employee = None,
            Happening::LookedAtHand { cards, .. } => *cards = None,
            Happening::OnlySpies { .. } => return None,
            _ => {}
        }
        Some(event)
    };
    events.iter().filter_map(known).collect()
}

/// The open table: offices, totals, moments, who is left, whose turn, how it ended.
fn assert_open_table_alike(one: &Position, other: &Position) {
    let part = |position: &Position, seat| {
        let office = (position.office(seat), position.face_down(seat));
        let hand = position.hand(seat).len();
        (
            office,
            hand,
            position.total(seat),
            position.total_since(seat),
        )
    };
    for seat in one.seats() {
        assert_eq!(part(one, seat), part(other, seat), "{one:?}\n{other:?}");
    }
    let open = |position: &Position| {
        let audit = (position.audit_of(), position.refills_over());
        let turn = (position.step(), position.decider(), position.alive());
        (audit, turn, position.outcome(), position.draw_pile().len())
    };
    assert_eq!(open(one), open(other));
}

/// An idle Taxman ends the game if nobody has a playable card: the one rule that asks what hidden hands hold.
fn asks_for_hands(position: &Position) -> bool {
    position.step() == Awaits::Start && position.refills_over() && position.audit_due_at().is_none()
}

const SEEN: [&str; 12] = [
    "cascade elimination",
    "eliminated out of turn",
    "love choice in play",
    "a pair parts",
    "Taxman swapped",
    "audit called off",
    "depleted pile with a Taxman",
    "won by accounting",
    "won by large profits",
    "won as the last",
    "21 won by operations",
    "hand of Spies alone",
];

/// What the seat that decides cannot see may be dealt anew: it may do the same, and the open table becomes the same.
#[test]
fn hidden_cards_dealt_anew() {
    let mut seen = Seen::default();
    let mut number = 0;
    each_step(720, |step, chance| {
        let Some(me) = step.before.decider() else {
            return;
        };
        if asks_for_hands(&step.before) {
            return seen.count("asked for hands");
        }
        let other = View::of(&step.before, me).sample(chance);
        if step.before.hand(me) == other.hand(me) && other != step.before {
            seen.count("dealt anew");
        }
        number += 1;
        if number % 7 == 0 {
            assert_ruled_alike(&step.before, &other);
        }
        // The last pick of a round turns up what the others have hidden.
        if step.before.setup_round().is_some() {
            return;
        }
        let there = Step::take(other, step.action);
        // What is seen by looking is seen then, and a hand of Spies alone ends the turn.
        if step.after.step() != there.after.step() && matches!(step.action, Action::Look(_)) {
            return seen.count("Spies alone at one table");
        }
        assert_eq!(told(&step.events, me), told(&there.events, me), "{step:?}");
        assert_open_table_alike(&step.after, &there.after);
        seen.note(step);
    });
    seen.assert_all(&SEEN);
    seen.assert_all(&["asked for hands", "dealt anew"]);
}

/// The order of the unseen pile is no matter: only which card is drawn changes.
#[test]
fn the_pile_in_another_order() {
    let mut seen = Seen::default();
    each_step(720, |step, chance| {
        let mut draft = step.before.to_draft();
        // What an Operator looks at is no longer unseen.
        let unseen = usize::from(step.before.step() == Awaits::Operator);
        if let Some(rest) = draft.draw_pile.get_mut(unseen..) {
            chance.shuffle(rest);
        }
        let other = draft.into_position().expect("a lawful position");
        assert_eq!(step.before.actions(), other.actions());
        let there = Step::take(other, step.action);
        // What the others have been told; a drawn card is seen by its player alone.
        let me = step.before.decider().expect("a decision");
        assert_eq!(told(&step.events, me), told(&there.events, me), "{step:?}");
        if there
            .events
            .iter()
            .any(|event| event.what == Happening::Redealt)
        {
            return seen.note(step);
        }
        let sorted = |position: &Position| {
            let mut draft = position.to_draft();
            if step.action == Action::Begin
                && let Turn::Play { seat } = draft.turn
            {
                // Which cards were drawn depends on the order.
                let hand = std::mem::take(&mut draft.seats[seat.index()].hand);
                draft.draw_pile.extend(hand.iter());
            }
            draft.draw_pile.sort_unstable();
            draft
        };
        let chance_alike = there.after.to_draft().chance == step.after.to_draft().chance;
        assert!(chance_alike, "the seed depends on the order of the pile");
        assert_eq!(sorted(&step.after), sorted(&there.after), "{step:?}");
        seen.note(step);
    });
    seen.assert_all(&SEEN);
    seen.assert_all(&[
        "pile shuffled",
        "the rest is drawn",
        "love choice in set-up",
        "redeal in set-up",
    ]);
}

/// The order of the discard pile is no matter at all, and neither is the seed until it is used.
#[test]
fn the_discard_pile_and_the_seed() {
    let mut seen = Seen::default();
    each_step(480, |step, chance| {
        let mut draft = step.before.to_draft();
        chance.shuffle(&mut draft.discard_pile);
        let old = draft.discard_pile.len();
        let shuffles =
            |what: &Happening| matches!(what, Happening::PileShuffled | Happening::Redealt);
        let used = step.events.iter().any(|event| shuffles(&event.what));
        if !used {
            draft.chance = chance.next_u64();
        }
        let other = draft.into_position().expect("a lawful position");
        let there = Step::take(other, step.action);
        assert_eq!(there.events, step.events);
        let redealt = step
            .events
            .iter()
            .any(|event| event.what == Happening::Redealt);
        let mut expected = step.after.to_draft();
        if !redealt {
            let new: Vec<Employee> = expected.discard_pile.split_off(old);
            expected.discard_pile = [draft.discard_pile, new].concat();
        }
        if !used {
            expected.chance = draft.chance;
        }
        assert_eq!(there.after.to_draft(), expected);
        seen.note(step);
    });
    seen.assert_all(&[
        "pile shuffled",
        "redeal in set-up",
        "won by accounting",
        "a pair parts",
    ]);
}

/// Only the order of the moments counts, however they are numbered.
#[test]
fn moments_numbered_otherwise() {
    let mut seen = Seen::default();
    each_step(240, |step, chance: &mut Chance| {
        let mut draft = step.before.to_draft();
        if draft.turn.in_setup() {
            return;
        }
        let (factor, first) = (
            i64::from(1 + chance.below(1_000_000) as u32),
            i64::from(chance.below(1000) as u32),
        );
        for part in &mut draft.seats {
            part.total_since = part.total_since * factor - first;
        }
        assert_eq!(draft.into_position(), Ok(step.before));
        seen.note(step);
    });
    seen.assert_all(&["won by large profits", "eliminated out of turn"]);
}
