//! A turn: its order, its four steps, and what is looked at when it begins.

use office21::material::{Employee::*, Profit};
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{End, Place, Seats, Victory};
use office21_tests::acts::moved;
use office21_tests::{
    begin, discard, down, keep, look, pass, play, put_back, remove, seat, swap, table, take_back,
};

/// Also: `record-profit`.
#[test]
fn turn_order() {
    let game = table(["| Spy", "out", "| Spy", "| Spy"])
        .pile("Manager Manager Manager Manager Manager Operator Operator Operator Operator")
        .start(3);
    let game = game.acts(&[begin(), play(Spy)]);
    game.told(Rule::TurnOrder, Happening::TurnBegan { seat: seat(3) })
        .next(4);
    let game = game.then(&[begin(), play(Spy)]);
    game.next(1);
    // Seat 2 is eliminated and left out.
    let game = game.then(&[begin(), play(Spy)]);
    game.next(3);
}

/// After set-up the start player, whoever it is, takes the first turn.
#[test]
fn turn_order_begins_with_the_start_player() {
    let game = table(["| Spy Spy", "| Spy Spy", "| Sales Manager Manager"])
        .setup(1, "Sales Cleaner -")
        .acts(&[office21_tests::pick(Sales)]);
    game.next(2);
}

#[test]
fn refill() {
    let game = table(["| Spy", "| Spy Sales"])
        .top("Sales Manager Boss")
        .start(1)
        .acts(&[begin()]);
    game.seat(1, "| Spy Sales Manager").to_play(1);
    let drawn = moved(Sales, Place::DrawPile, Place::Hand(seat(1)));
    assert_eq!(
        game.told(Rule::Refill, drawn).seen_by(drawn),
        Seats::only(seat(1))
    );
    assert_eq!(game.now.draw_pile().next(), Some(Boss));

    let full = table(["| Spy Sales Manager", "|"])
        .start(1)
        .acts(&[begin()]);
    full.seat(1, "| Spy Sales Manager")
        .never(|what| matches!(what, Happening::Moved { .. }));
}

#[test]
fn play_one() {
    let game = table(["Sales | Manager Spy", "| Boss Operator"]).lay();
    game.legal(&[play(Manager), play(Spy)]);
    assert_eq!(game.refused(play(Boss)), Some(Rule::PlayOne));
    assert_eq!(game.refused(play(Sales)), Some(Rule::PlayOne));
    let game = game.then(&[play(Manager)]);
    let played = moved(Manager, Place::Hand(seat(1)), Place::Office(seat(1)));
    assert_eq!(
        game.told(Rule::PlayOne, played).seen_by(played),
        Seats::first(5)
    );
    game.seat(1, "Sales Manager | Spy").next(2);
}

#[test]
fn effect_mandatory() {
    let game = table(["| Cleaner", "Sales |"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Sales, 2)]);
    assert_eq!(game.refused(pass()), Some(Rule::EffectMandatory));
    let game = table(["| Assistant", "|"]).top("Sales").lay();
    assert_eq!(game.refused(pass()), Some(Rule::NoPlayableCard));
}

/// Nothing else can be removed: a card of one's own office must go.
#[test]
fn effect_is_mandatory() {
    let game = table(["Manager | Cleaner", "Director Spy |"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Manager, 1)]);
    assert_eq!(game.refused(pass()), Some(Rule::EffectMandatory));
    let sales = table(["Manager | Sales", "Operator |"]).acts(&[play(Sales)]);
    sales.legal(&[swap(Operator, 2)]);
    let director = table(["| Director", "| Taxman Spy"]).acts(&[play(Director)]);
    director.legal(&[look(2)]);
    director.then(&[look(2)]).legal(&[discard(Taxman)]);
}

#[test]
fn effect_forfeit() {
    let forfeited = |employee| Happening::Forfeited {
        seat: seat(1),
        employee,
    };
    // Alone, or with a Director: the Assistant finds nobody.
    for office in ["", "Director"] {
        let before = format!("{office} | Assistant Sales Spy");
        let game = table([before.as_str(), "Manager |"]).acts(&[play(Assistant)]);
        game.told(Rule::EffectForfeit, forfeited(Assistant)).next(2);
        game.seat(1, &format!("{office} Assistant | Sales Spy"));
    }
    let cleaner = table(["Director | Cleaner", "Spy Director |"]).acts(&[play(Cleaner)]);
    cleaner
        .told(Rule::EffectForfeit, forfeited(Cleaner))
        .next(2);
    cleaner.seat(1, "Director Cleaner |");
    let sales = table(["Manager | Sales", "Director |"]).acts(&[play(Sales)]);
    sales.told(Rule::EffectForfeit, forfeited(Sales)).next(2);
    let director = table(["| Director Sales", "Sales |"]).acts(&[play(Director)]);
    director
        .told(Rule::EffectForfeit, forfeited(Director))
        .next(2);
}

#[test]
fn not_its_own_target() {
    let cleaner = table(["| Cleaner", "Spy |"]).acts(&[play(Cleaner)]);
    cleaner.seat(1, "Cleaner |").next(2);
    let assistant = table(["Sales | Assistant", "|"]).acts(&[play(Assistant)]);
    assert_eq!(
        assistant.refused(take_back(Assistant, 1)),
        Some(Rule::NotItsOwnTarget)
    );
    let cleaner = table(["Sales | Cleaner", "|"]).acts(&[play(Cleaner)]);
    assert_eq!(
        cleaner.refused(remove(Cleaner, 1)),
        Some(Rule::NotItsOwnTarget)
    );
    // Another card of the same kind is another card.
    let two = table(["Cleaner | Cleaner", "|"]).acts(&[play(Cleaner)]);
    two.legal(&[remove(Cleaner, 1)]);
    two.then(&[remove(Cleaner, 1)]).seat(1, "Cleaner |");
    let two = table(["Assistant | Assistant", "|"]).acts(&[play(Assistant)]);
    two.legal(&[take_back(Assistant, 1)]);
    // A Sales never swaps within its own office.
    let sales = table(["Manager | Sales", "Operator |"]).acts(&[play(Sales)]);
    assert_eq!(sales.refused(swap(Sales, 1)), Some(Rule::SalesSwap));
}

#[test]
fn total_face_up() {
    let game = table([
        "Sales (Secretary) | Spy",
        "Manager (Boss) |",
        "Operator | Cleaner",
    ]);
    let game = game.play(3).lay();
    game.totals(["3", "4", "1"]);
    let game = game.then(&[play(Cleaner), remove(Manager, 2)]);
    game.totals(["3", "0", "1.5"]);
    let changed = Happening::Total {
        seat: seat(2),
        from: Profit::from_halves(8),
        to: Profit::ZERO,
    };
    game.told(Rule::TotalFaceUp, changed);
    // Turned up, the Secretary counts at once.
    let game = table(["Sales (Secretary) | Spy", "(Boss) |", "Operator | Cleaner"])
        .play(3)
        .acts(&[play(Cleaner), remove(down(Boss), 2)]);
    game.totals(["9", "0", "1.5"]);
    let changed = Happening::Total {
        seat: seat(1),
        from: Profit::from_halves(6),
        to: Profit::from_halves(18),
    };
    game.told(Rule::TotalFaceUp, changed);
}

#[test]
fn transient_total() {
    // 20 and a Sales make 23; swapped for an Operator 21: that counts.
    let office = "Director Director Secretary | Sales";
    let game = table([office, "Operator Manager |", "Operator |"]).acts(&[play(Sales)]);
    game.totals(["23", "5", "1"])
        .never(|what| matches!(what, Happening::Eliminated { .. }));
    assert!(game.now.alive().has(seat(1)));
    let game = game.then(&[swap(Operator, 3)]);
    game.totals(["21", "5", "3"]).next(2);
    assert!(game.now.alive().has(seat(1)));
    game.told(Rule::Operations21, Happening::Reached21 { seat: seat(1) });
    // Nothing of the 23 was ever a total.
    game.never(|what| matches!(what, Happening::Total { to, .. } if to.halves() == 46));
    game.never(|what| matches!(what, Happening::Total { from, .. } if from.halves() == 46));
    // Swapped for a Manager it is 24: out, in step 4.
    let game =
        table([office, "Operator Manager |", "Operator |"]).acts(&[play(Sales), swap(Manager, 2)]);
    let out = Happening::Eliminated {
        seat: seat(1),
        total: Profit::from_halves(48),
    };
    game.told(Rule::RecordProfit, out).next(2);
}

#[test]
fn active_moment() {
    // The Cleaner removes the Boss: seat 2 comes to 9 in step 3, seat 1, with 9 as well, in step 4.
    let game = table([
        "Manager Manager Cleaner | Cleaner",
        "Sales (Secretary) |",
        "Sales (Boss) |",
    ])
    .since(&[0, 1, 2])
    .acts(&[play(Cleaner), remove(down(Boss), 3)]);
    game.totals(["9", "9", "3"]);
    assert_eq!([game.since(3), game.since(2), game.since(1)], [0, 1, 2]);
    // A total that the Cleaner lowers changes in step 3 as well.
    let game = table([
        "Manager | Cleaner",
        "Sales (Secretary) |",
        "Manager (Boss) |",
    ])
    .since(&[0, 0, 0])
    .acts(&[play(Cleaner), remove(Manager, 3)]);
    assert_eq!([game.since(2), game.since(3), game.since(1)], [0, 1, 2]);
}

#[test]
fn current_run_counts_from_when_it_was_regained() {
    // Both have 3, seat 1 first. Seat 3 takes a Sales of seat 1 and another turn gives 3 back.
    let game = table([
        "Sales | Operator Spy Sales",
        "Sales | Spy Spy Operator",
        "| Cleaner Spy Manager",
    ])
    .since(&[0, 1, 1])
    .play(3)
    .acts(&[play(Cleaner), remove(Sales, 1)]);
    game.totals(["0", "3", "0.5"]);
    assert!(game.since(1) > game.since(2));
    let game = game.then(&[begin(), play(Spy), begin(), play(Spy)]);
    assert!(game.since(1) > game.since(2), "untouched since");
}

#[test]
fn current_run_keeps_a_total_that_is_the_same_after_the_turn() {
    // Step 2 adds half a million, step 3 takes it away again.
    let game = table(["Sales Cleaner | Cleaner", "Sales Cleaner | Spy"])
        .since(&[0, 1])
        .acts(&[play(Cleaner), remove(Cleaner, 1)]);
    game.totals(["3.5", "3.5"]);
    assert_eq!([game.since(1), game.since(2)], [0, 1]);
    // Left and not regained: the last change counts.
    let game = table(["Sales Cleaner | Cleaner", "Sales Cleaner | Spy"])
        .since(&[0, 1])
        .acts(&[play(Cleaner), remove(Sales, 1)]);
    assert_eq!([game.since(1), game.since(2)], [1, 0]);
}

/// Taken back, the loved Secretary makes the other one turn down; then the Boss leaves with his player, and she turns up
/// again: nothing has changed for her.
#[test]
fn current_run_is_not_broken_by_turning_down_and_up_in_one_turn() {
    let office = "Director Director Manager Operator Cleaner (Boss) (Secretary) | Assistant";
    let game = table([office, "Sales |", "Secretary |", "Operator Operator |"])
        .since(&[3, 2, 1, 0])
        .acts(&[play(Assistant), take_back(down(Secretary), 1)]);
    let turned = |down| {
        let (seat, employee) = (seat(3), Secretary);
        if down {
            Happening::TurnedDown { seat, employee }
        } else {
            Happening::TurnedUp { seat, employee }
        }
    };
    game.in_order(turned(true), turned(false));
    game.seat(1, "out").totals(["0", "3", "6", "2"]);
    assert_eq!([game.since(4), game.since(3), game.since(2)], [0, 1, 2]);
}

#[test]
fn no_playable_card() {
    for hand in ["", "Boss"] {
        let player = format!("Sales | {hand}");
        let game = table([player.as_str(), "Boss | Spy"]).lay();
        game.legal(&[pass()]);
        let game = game.then(&[pass()]);
        let passed = Happening::Passed { seat: seat(1) };
        game.told(Rule::NoPlayableCard, passed).next(2);
        game.seat(1, &player);
    }
    // With another card in hand, that one must be played; with no Boss in play, the Boss.
    let game = table(["| Boss Spy", "Boss |"]).lay();
    game.legal(&[play(Spy)]);
    assert_eq!(game.refused(pass()), Some(Rule::NoPlayableCard));
    table(["| Boss", "|"]).lay().legal(&[play(Boss)]);
}

/// Once refills are over, a hand can run out.
#[test]
fn no_playable_card_when_refills_are_over() {
    let game = table(["| Spy", "Taxman |", "Sales |"])
        .pile("")
        .refills_over()
        .acts(&[play(Spy)]);
    game.next(2);
    let game = table(["Spy |", "Taxman |", "Sales |"])
        .pile("")
        .refills_over()
        .start(1)
        .acts(&[begin()]);
    game.legal(&[pass()]).to_play(1);
}

#[test]
fn turn_start_order() {
    // A standing 21 before one's own audit.
    let both = "Director Director Director Taxman |";
    let game = table([both, "Sales |"]).start(1).acts(&[begin()]);
    game.over(
        Rule::Operations21,
        End::SuccessfulOperations,
        Victory::SuccessfulOperations,
        &[1],
    );
    // The audit before the refill: it ends the game although the pile is empty.
    let game = table(["Taxman |", "Sales |"])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    game.never(|what| matches!(what, Happening::RefillsOver | Happening::Moved { .. }));
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::CreativeAccounting,
        &[1],
    );
    // 21 before full employment.
    let game = table(["Director Director Director |", "Sales |"])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    assert_eq!(
        game.now.outcome().map(|o| o.end),
        Some(End::SuccessfulOperations)
    );
}

/// Two Assistants take each other back for ever, and nothing in the rules stops them.
#[test]
fn repetition() {
    let player = "Assistant | Assistant Spy Sales";
    let first = table([player, player]).lay();
    let mut game = first.clone();
    let turn = [play(Assistant), take_back(Assistant, 1), begin()];
    let reply = [play(Assistant), take_back(Assistant, 2), begin()];
    for _ in 0..600 {
        game.now = game.now.to_draft().into_position().expect("lawful");
        for action in turn.iter().chain(&reply) {
            game.now
                .apply(*action, &mut office21::play::Silent)
                .expect("legal");
        }
        assert_eq!(game.now, first.now);
    }
}

#[test]
fn effect_mandatory_then_the_turn_ends() {
    let operator = table(["| Operator", "| Spy"]).top("Boss");
    operator.clone().acts(&[play(Operator), put_back()]).next(2);
    operator.acts(&[play(Operator), keep()]).next(2);
}
