//! Players, seats and cards that there are not; what is wrong with a table by the rules is no error.

use office21::material::Employee;
use office21::table::Fault;
use office21::text::file::FileError;
use office21_tests::seat;

use super::{fails, read, small};

#[test]
fn players_seats_and_copies() {
    let player = "(name: \"Jacky\", hand: [Boss, Spy], total_since: 2),";
    let players = |players| FileError::Players {
        players,
        place: "players".to_owned(),
    };
    assert_eq!(fails(player, ""), players(1));
    let five = format!("{player}(),(),(),(),");
    assert_eq!(fails(player, &five), players(6));

    for (part, with, seat, place) in [
        ("Play(seat: 1)", "Play(seat: 3)", 3, "turn, seat"),
        (
            "Play(seat: 1)",
            "DirectorDiscard(seat: 1, hand: 4)",
            4,
            "turn, hand",
        ),
        ("draw_pile", "audit_of: Some(5), draw_pile", 5, "audit_of"),
        (
            "draw_pile",
            "goal: Eliminate(seat: 3), draw_pile",
            3,
            "goal, seat",
        ),
        (
            "draw_pile",
            "knowledge: [(seat: 4)], draw_pile",
            4,
            "knowledge, seat",
        ),
    ] {
        let place = place.to_owned();
        let players = 2;
        let expected = FileError::NoSuchSeat {
            seat,
            place,
            players,
        };
        assert_eq!(fails(part, with), expected);
    }
    for none in [
        "Play(seat: 0)",
        "Play(seat: 6)",
        "Play(seat: -1)",
        "Play(seat: 300)",
    ] {
        let error = fails("Play(seat: 1)", none);
        assert!(
            matches!(error, FileError::Syntax { line: 8, .. }),
            "{error}"
        );
    }

    let many = |part, with: &str, employee, place: &str| {
        let place = place.to_owned();
        assert_eq!(fails(part, with), FileError::TooMany { employee, place });
    };
    let hand = "[Boss, Boss, Boss]";
    many(
        "[Boss, Spy]",
        hand,
        Employee::Boss,
        "players, player 2, hand, card 3",
    );
    let sales = format!("[{}]", ["Sales"; 7].join(", "));
    many(
        "[Sales]",
        &sales,
        Employee::Sales,
        "players, player 1, office, card 7",
    );
    let pile = "Ordered([Spy, Spy, Spy, Spy])";
    many("Rest(seed: 7)", pile, Employee::Spy, "draw_pile, card 4");
    let hundred = format!("[{}]", ["Taxman"; 100].join(", "));
    many(
        "[Sales]",
        &hundred,
        Employee::Taxman,
        "players, player 1, office, card 5",
    );
}

/// Rule faults are no errors: they load as a draft.
#[test]
fn faults_are_no_errors() {
    let file = read(&small("hand: [Spy]", "hand: [Spy, Spy, Sales, Sales]")).expect("a draft");
    let (seat_1, cards, most) = (seat(1), 4, 3);
    let fault = Fault::HandTooLarge {
        seat: seat_1,
        cards,
        most,
    };
    assert_eq!(file.draft.faults(), [fault]);
    // Cards named nowhere lie in the tray.
    let file = read(&small("Rest(seed: 7)", "Ordered([])")).expect("a draft");
    assert_eq!(file.draft.faults(), [Fault::CardsUnplaced { cards: 40 }]);
}
