//! BOSS and SECRETARY after set-up.

use office21::material::{Employee, Employee::*};
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::Turn;
use office21_tests::{Played, begin, down, love, play, remove, seat, swap, table, take_back};

fn turned(up: bool, number: u8, employee: Employee) -> Happening {
    let seat = seat(number);
    if up {
        Happening::TurnedUp { seat, employee }
    } else {
        Happening::TurnedDown { seat, employee }
    }
}

fn nobody_turned(game: &Played) {
    game.never(|what| {
        matches!(
            what,
            Happening::TurnedUp { .. } | Happening::TurnedDown { .. }
        )
    });
}

#[test]
fn love_pair() {
    // A Boss comes to a Secretary, a Secretary to a Boss, in the same office or in two.
    for (first, second) in [(Boss, Secretary), (Secretary, Boss)] {
        let player = format!("Sales | {first}");
        let other = format!("{second} |");
        let game = table([player.as_str(), other.as_str()]).acts(&[play(first)]);
        game.told(Rule::LovePair, turned(false, 1, first))
            .told(Rule::LovePair, turned(false, 2, second));
        game.seat(1, &format!("Sales ({first}) |"))
            .seat(2, &format!("({second}) |"))
            .totals(["3", "0"])
            .next(2);
        let player = format!("{second} | {first}");
        let game = table([player.as_str(), "|"]).acts(&[play(first)]);
        game.seat(1, "(Boss) (Secretary) |").totals(["0", "0"]);
    }
    // Alone, neither turns.
    for card in [Boss, Secretary] {
        let player = format!("| {card}");
        let game = table([player.as_str(), "|"]).acts(&[play(card)]);
        nobody_turned(&game);
        game.seat(1, &format!("{card} |"));
    }
    let two = table(["Secretary | Secretary", "|"]).acts(&[play(Secretary)]);
    nobody_turned(&two);
    two.totals(["12", "0"]);
}

#[test]
fn love_is_kept() {
    let game = table(["(Boss) | Secretary", "(Secretary) |"]).acts(&[play(Secretary)]);
    nobody_turned(&game);
    game.seat(1, "(Boss) Secretary |")
        .seat(2, "(Secretary) |")
        .totals(["6", "0"]);
}

#[test]
fn love_parting() {
    // The Boss is removed: the Secretary turns up. The Secretary is removed: the Boss turns up.
    let players = ["| Cleaner", "(Boss) |", "(Secretary) Spy |"];
    let game = table(players).acts(&[play(Cleaner), remove(down(Boss), 2)]);
    game.told(Rule::LoveParting, turned(true, 3, Secretary));
    game.seat(3, "Secretary Spy |").totals(["0.5", "0", "6"]);
    let game = table(players).acts(&[play(Cleaner), remove(down(Secretary), 3)]);
    game.told(Rule::LoveParting, turned(true, 2, Boss));
    game.seat(2, "Boss |").totals(["0.5", "8.5", "0"]);
    // The same when one is taken back to hand.
    let game = table(["(Boss) | Assistant", "(Secretary) |"])
        .acts(&[play(Assistant), take_back(down(Boss), 1)]);
    game.told(Rule::LoveParting, turned(true, 2, Secretary));
    game.seat(1, "Assistant | Boss").seat(2, "Secretary |");
    let game = table(["(Secretary) | Assistant", "(Boss) |"])
        .acts(&[play(Assistant), take_back(down(Secretary), 1)]);
    game.told(Rule::LoveParting, turned(true, 2, Boss));
    game.seat(1, "Assistant | Secretary").seat(2, "Boss |");
    // The Boss goes while both Secretaries are in play: the loved one turns up, both count.
    let game = table(["| Cleaner", "(Boss) |", "(Secretary) |", "Secretary |"])
        .acts(&[play(Cleaner), remove(down(Boss), 2)]);
    game.totals(["0.5", "0", "6", "6"]);
    // The Secretary who is not loved goes: nobody turns.
    let game = table(["| Cleaner", "(Boss) |", "(Secretary) |", "Secretary |"])
        .acts(&[play(Cleaner), remove(Secretary, 4)]);
    nobody_turned(&game);
}

#[test]
fn love_choice() {
    let asked = table(["Secretary |", "Secretary |", "Sales | Boss"])
        .play(3)
        .acts(&[play(Boss)]);
    asked
        .told(Rule::LoveChoice, Happening::LoveChoice { seat: seat(3) })
        .turn(&Turn::Love { seat: seat(3) });
    asked.seat(3, "Sales (Boss) |").seat(1, "Secretary |");
    asked.legal(&[love(Secretary, 1), love(Secretary, 2)]);
    let picked = asked.then(&[love(Secretary, 2)]);
    picked
        .told(Rule::LoveChoice, turned(false, 2, Secretary))
        .next(1);
    picked.totals(["6", "0", "3"]);
    // One's own Secretary can be picked as well.
    let own = table(["Secretary | Boss", "Secretary |"]).acts(&[play(Boss), love(Secretary, 1)]);
    own.seat(1, "(Boss) (Secretary) |").totals(["0", "6"]);
    // In one office they are alike: no choice.
    let alike = table(["| Boss", "Secretary Secretary |"]).acts(&[play(Boss)]);
    alike.seat(2, "Secretary (Secretary) |").next(2);
    alike.never(|what| matches!(what, Happening::LoveChoice { .. }));
    alike.told(Rule::LovePair, turned(false, 2, Secretary));
}

/// The rulebook's example: Christa picks Jacky's Secretary, Doris removes her.
#[test]
fn love_next() {
    let game = table([
        "Secretary | Spy",
        "Secretary | Spy",
        "Sales | Boss Spy",
        "Operator | Cleaner Spy",
    ])
    .play(3)
    .acts(&[
        play(Boss),
        love(Secretary, 2),
        begin(),
        play(Cleaner),
        remove(down(Secretary), 2),
    ]);
    game.told(Rule::LoveNext, turned(false, 1, Secretary));
    game.never(|what| *what == turned(true, 3, Boss));
    game.seat(1, "(Secretary) | Spy")
        .totals(["0", "0", "3", "1.5"]);
    assert!(game.now.face_down(seat(3)).has(Boss));
    // Taken back it is the same, and both may lie in one office.
    let game = table(["(Secretary) Secretary | Assistant", "(Boss) |"])
        .acts(&[play(Assistant), take_back(down(Secretary), 1)]);
    game.told(Rule::LoveNext, turned(false, 1, Secretary));
    game.seat(1, "(Secretary) Assistant | Secretary")
        .seat(2, "(Boss) |");
}

#[test]
fn boss_single() {
    for boss in ["Boss |", "(Boss) (Secretary) |"] {
        let game = table(["| Boss Spy", boss]).lay();
        assert_eq!(game.refused(play(Boss)), Some(Rule::BossSingle));
        game.legal(&[play(Spy)]);
    }
    // Once he has left play, or been taken back, the other may come.
    let game = table(["| Cleaner Boss", "Boss | Spy"]).acts(&[
        play(Cleaner),
        remove(Boss, 2),
        begin(),
        play(Spy),
        begin(),
    ]);
    assert_eq!(game.refused(play(Boss)), None);
    let game = table(["Boss | Assistant Spy", "| Boss Spy"]).acts(&[
        play(Assistant),
        take_back(Boss, 1),
        begin(),
    ]);
    assert_eq!(game.refused(play(Boss)), None);
    // A Boss moved by Sales is still in play.
    let game = table(["| Sales Spy", "Boss | Boss"]).acts(&[play(Sales), swap(Boss, 2), begin()]);
    assert_eq!(game.refused(play(Boss)), Some(Rule::BossSingle));
}
