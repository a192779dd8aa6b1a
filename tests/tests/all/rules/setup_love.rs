//! Love in set-up: who turns face-down, who picks, and how two Bosses leave.

use office21::material::Employee::*;
use office21::material::Profit;
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{Place, Turn};
use office21_tests::acts::moved;
use office21_tests::{Played, love, pick, seat, table};

/// Four players, each with one card to pick and two Spies, Cleaners or Sales left.
fn picks(first: [office21::material::Employee; 4]) -> Played {
    let rest = ["Sales Spy", "Sales Spy", "Cleaner Spy", "Cleaner Spy"];
    let hands: Vec<String> = first
        .iter()
        .zip(rest)
        .map(|(card, rest)| format!("| {card} {rest}"))
        .collect();
    let hands: [&str; 4] = [&hands[0], &hands[1], &hands[2], &hands[3]];
    table(hands).setup(1, "- - - -").acts(&first.map(pick))
}

fn turned_down(number: u8, employee: office21::material::Employee) -> Happening {
    Happening::TurnedDown {
        seat: seat(number),
        employee,
    }
}

fn no_choice(played: &Played) {
    played.never(|what| matches!(what, Happening::LoveChoice { .. }));
}

#[test]
fn setup_love_1_1() {
    let played = picks([Boss, Sales, Secretary, Cleaner]);
    played
        .seat(1, "(Boss) | Sales Spy")
        .seat(3, "(Secretary) | Cleaner Spy");
    played
        .told(Rule::SetupLove11, turned_down(1, Boss))
        .told(Rule::SetupLove11, turned_down(3, Secretary));
    no_choice(&played);
    played.totals(["0", "3", "0", "0.5"]);
}

#[test]
fn setup_love_1_2() {
    let asked = picks([Secretary, Boss, Secretary, Cleaner]);
    let (owner, round) = (seat(2), 1);
    asked
        .turn(&Turn::SetupLove { seat: owner, round })
        .seat(2, "(Boss) | Sales Spy")
        .seat(1, "Secretary | Sales Spy");
    asked.told(Rule::SetupLove12, Happening::LoveChoice { seat: owner });
    asked.legal(&[love(Secretary, 1), love(Secretary, 3)]);
    let picked = asked.then(&[love(Secretary, 3)]);
    picked.told(Rule::SetupLove12, turned_down(3, Secretary));
    picked
        .seat(1, "Secretary | Sales Spy")
        .seat(3, "(Secretary) | Cleaner Spy");
    picked.totals(["6", "0", "0", "0.5"]);
}

/// A choice to be made does not keep back what the cards turned up have changed.
#[test]
fn total_face_up_is_told_before_a_choice() {
    let asked = picks([Secretary, Boss, Secretary, Cleaner]);
    let told = |number, halves| Happening::Total {
        seat: seat(number),
        from: Profit::ZERO,
        to: Profit::from_halves(halves),
    };
    asked
        .told(Rule::TotalFaceUp, told(1, 12))
        .told(Rule::TotalFaceUp, told(3, 12))
        .told(Rule::TotalFaceUp, told(4, 1));
}

/// Also: `setup-two-bosses-chooser`.
#[test]
fn setup_love_2_1() {
    let asked = picks([Boss, Cleaner, Secretary, Boss]);
    let (owner, round) = (seat(3), 1);
    asked
        .turn(&Turn::SetupLove { seat: owner, round })
        .seat(3, "(Secretary) | Cleaner Spy");
    asked.told(Rule::SetupLove21, Happening::LoveChoice { seat: owner });
    asked.legal(&[love(Boss, 1), love(Boss, 4)]);
    let picked = asked.then(&[love(Boss, 4)]);
    picked.told(Rule::SetupLove21, turned_down(4, Boss));
    // 8.5, 0.5, 0, 0: tied for lowest, so both Bosses stay for another round.
    picked
        .seat(1, "Boss | Sales Spy")
        .seat(4, "(Boss) | Cleaner Spy")
        .totals(["8.5", "0.5", "0", "0"]);
    assert_eq!(picked.now.setup_round(), Some(2));
}

#[test]
fn setup_love_2_2() {
    let played = picks([Boss, Secretary, Secretary, Boss]);
    played.totals(["0", "0", "0", "0"]);
    no_choice(&played);
    for (number, card) in [(1, Boss), (2, Secretary), (3, Secretary), (4, Boss)] {
        played.told(Rule::SetupLove22, turned_down(number, card));
    }
    played
        .seat(1, "(Boss) | Sales Spy")
        .seat(2, "(Secretary) | Sales Spy");
}

#[test]
fn setup_alike_secretaries() {
    let played = table([
        "Secretary | Secretary Spy",
        "Cleaner | Boss Spy",
        "Cleaner | Sales Spy",
    ])
    .setup(2, "- - -")
    .acts(&[pick(Secretary), pick(Boss), pick(Sales)]);
    no_choice(&played);
    played
        .seat(1, "Secretary (Secretary) | Spy")
        .seat(2, "Cleaner (Boss) | Spy")
        .totals(["6", "0.5", "3.5"])
        .next(2);
}

#[test]
fn setup_alike_bosses() {
    let played = table([
        "Boss | Boss Spy",
        "Cleaner | Secretary Spy",
        "Cleaner | Spy Sales",
    ])
    .setup(2, "- - -")
    .acts(&[pick(Boss), pick(Secretary), pick(Spy)]);
    no_choice(&played);
    // 8.5, 0.5, 0.5: tied.
    played
        .seat(1, "Boss (Boss) | Spy")
        .seat(2, "Cleaner (Secretary) | Spy")
        .totals(["8.5", "0.5", "0.5"]);
}

#[test]
fn setup_love_is_kept_when_a_second_secretary_comes() {
    let played = table([
        "(Boss) | Spy Sales",
        "(Secretary) | Spy Sales",
        "Manager | Secretary Spy",
    ])
    .setup(2, "- - -")
    .acts(&[pick(Spy), pick(Sales), pick(Secretary)]);
    no_choice(&played);
    played
        .seat(1, "Spy (Boss) | Sales")
        .seat(2, "Sales (Secretary) | Spy")
        .seat(3, "Manager Secretary | Spy")
        .next(1);
}

#[test]
fn setup_love_is_kept_when_a_second_boss_comes() {
    let played = table([
        "(Boss) | Spy Sales",
        "(Secretary) | Spy Sales",
        "Manager | Boss Spy",
    ])
    .setup(2, "- - -")
    .acts(&[pick(Spy), pick(Spy), pick(Boss)]);
    no_choice(&played);
    // Seats 1 and 2 are tied with 0.
    played
        .seat(1, "Spy (Boss) | Sales")
        .seat(2, "Spy (Secretary) | Sales")
        .seat(3, "Manager Boss | Spy")
        .totals(["0", "0", "12.5"]);
}

#[test]
fn setup_love_is_kept_but_two_and_two_all_turn_down() {
    let played = table([
        "(Boss) | Spy Sales",
        "(Secretary) | Secretary Spy",
        "Manager | Boss Spy",
    ])
    .setup(2, "- - -")
    .acts(&[pick(Spy), pick(Secretary), pick(Boss)]);
    no_choice(&played);
    played
        .told(Rule::SetupLove22, turned_down(3, Boss))
        .seat(1, "Spy (Boss) | Sales")
        .seat(2, "(Secretary) (Secretary) | Spy")
        .seat(3, "Manager (Boss) | Spy")
        .totals(["0", "0", "4"]);
}

/// Also: `setup-two-bosses-leave`.
#[test]
fn setup_bosses_leave() {
    // 8.5 and 8.5 against 3: seat 3 starts. Were the Bosses gone first, 1 and 2 would be tied with nothing.
    let played = picks([Boss, Boss, Sales, Sales]);
    played.never(|what| matches!(what, Happening::StartPlayer { .. }));
    let played = table(["| Boss Spy Spy", "| Boss Spy Sales", "| Sales Cleaner Spy"])
        .setup(1, "- - -")
        .acts(&[pick(Boss), pick(Boss), pick(Sales)]);
    let starts = Happening::StartPlayer { seat: seat(3) };
    let leaves = moved(Boss, Place::Office(seat(1)), Place::DiscardPile);
    played
        .told(Rule::SetupBossesLeave, leaves)
        .in_order(starts, leaves);
    played
        .next(3)
        .seat(1, "| Spy Spy")
        .seat(2, "| Spy Sales")
        .totals(["0", "0", "3"])
        .discarded("Boss Boss");
}

/// Also: `setup-two-bosses-leave`.
#[test]
fn setup_bosses_leave_and_every_secretary_turns_up() {
    let played = table([
        "Spy (Boss) | Sales",
        "Spy (Secretary) | Secretary",
        "Manager Spy | Boss",
    ])
    .setup(3, "- - -")
    .acts(&[pick(Sales), pick(Secretary), pick(Boss)]);
    // All four lie face-down: 3, 0, 4. Seat 2 starts; then the Bosses go and both Secretaries count.
    let starts = Happening::StartPlayer { seat: seat(2) };
    let up = Happening::TurnedUp {
        seat: seat(2),
        employee: Secretary,
    };
    played.told(Rule::SetupBossesLeave, up).in_order(starts, up);
    played
        .next(2)
        .seat(1, "Spy Sales |")
        .seat(2, "Spy Secretary Secretary |")
        .seat(3, "Manager Spy |")
        .totals(["3", "12", "4"]);
    assert_eq!(played.count_discarded(Boss), 2);
}
