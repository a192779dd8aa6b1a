//! The tax audit: when it falls due, whose it is, and how it is called off.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{Rule, SwappedTaxman};
use office21::table::{End, Place, Victory};
use office21_tests::acts::moved;
use office21_tests::{Played, Table, begin, pass, play, remove, seat, swap, table, take_back};

fn audited(game: &Played, winners: &[u8]) {
    audited_by(game, Rule::AuditDue, winners);
}

fn audited_by(game: &Played, rule: Rule, winners: &[u8]) {
    game.over(rule, End::TaxAudit, Victory::CreativeAccounting, winners);
}

#[test]
fn audit_due() {
    let game = table(["| Taxman", "Sales | Spy", "Operator | Spy"]).acts(&[play(Taxman)]);
    let announced = Happening::AuditAnnounced { seat: seat(1) };
    game.told(Rule::AuditDue, announced).next(2);
    let game = game.then(&[begin(), play(Spy), begin(), play(Spy)]);
    assert_eq!(game.now.outcome(), None);
    audited(&game.then(&[begin()]), &[1]);
}

/// Also: `eliminated-do-not-compete`.
#[test]
fn audit_lowest() {
    let game = table(["Manager Taxman |", "Sales |", "Operator |", "out"])
        .start(1)
        .acts(&[begin()]);
    audited(&game, &[3]);
}

/// An empty office that was never eliminated does compete.
#[test]
fn eliminated_do_not_compete() {
    let seats = |fourth| table(["Manager Taxman |", "Sales |", "Operator |", fourth]).start(1);
    audited(&seats("out").acts(&[begin()]), &[3]);
    audited(&seats("|").acts(&[begin()]), &[4]);
    let employment = table(["Spy |", "|", "out"]).pile("").start(1);
    assert_eq!(
        employment
            .acts(&[begin()])
            .now
            .outcome()
            .map(|o| o.winners.len()),
        Some(2),
        "one shares, one is out"
    );
}

/// Also: `taxman-replaced`.
#[test]
fn audit_one_taxman() {
    let game = table(["Taxman Sales |", "Operator | Taxman", "Manager | Spy"])
        .play(2)
        .acts(&[play(Taxman)]);
    let gone = moved(Taxman, Place::Office(seat(1)), Place::DiscardPile);
    game.told(Rule::TaxmanReplaced, gone).next(3);
    game.seat(1, "Sales |").seat(2, "Operator Taxman |");
    game.told(Rule::AuditDue, Happening::AuditAnnounced { seat: seat(2) });
    // The game waits for the new player's turn.
    let game = game.then(&[begin(), play(Spy), begin()]);
    game.to_play(1);
    let game = table(["Sales | Spy Spy Spy", "Operator Taxman |"]).acts(&[play(Spy), begin()]);
    audited(&game, &[2]);
}

#[test]
fn taxman_replaced_in_the_same_office() {
    // Under this reading a Taxman of another player can lie idle in the office of one who plays his own.
    let game = table(["Taxman Sales | Taxman", "Operator |"])
        .audit_of(2)
        .reading(|r| r.swapped_taxman = SwappedTaxman::Lapses)
        .acts(&[play(Taxman)]);
    let gone = moved(Taxman, Place::Office(seat(1)), Place::DiscardPile);
    game.told(Rule::TaxmanReplaced, gone);
    game.seat(1, "Sales Taxman |");
    assert_eq!(game.count_discarded(Taxman), 1);
    assert_eq!(game.now.audit_of(), Some(seat(1)));
    assert_eq!(game.now.audit_due_at(), Some(seat(1)));
}

#[test]
fn audit_called_off() {
    let off = |game: &Played| {
        game.told(Rule::AuditCalledOff, Happening::AuditCalledOff);
        assert_eq!(game.now.audit_of(), None);
    };
    let game = table(["Taxman |", "Operator | Cleaner", "Manager | Spy"])
        .play(2)
        .acts(&[play(Cleaner), remove(Taxman, 1)]);
    off(&game);
    let game = game.then(&[begin(), play(Spy), begin()]);
    game.to_play(1);
    // Under two readings a Taxman can lie in an office at the start of whose turn no audit falls due; taken back, he
    // has left play.
    let game = table(["Taxman Sales | Assistant", "Operator |"])
        .audit_of(2)
        .reading(|r| r.swapped_taxman = SwappedTaxman::Player)
        .acts(&[play(Assistant), take_back(Taxman, 1)]);
    off(&game);
    game.seat(1, "Sales Assistant | Taxman");
}

/// Also: `end-not-victory`, `twenty-one-outranks`, `rank-higher-wins`.
#[test]
fn audit_21_outranks() {
    let game = table(["Taxman |", "Director Director Director |", "Sales |"])
        .start(1)
        .acts(&[begin()]);
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::SuccessfulOperations,
        &[2],
    );
}

/// The rulebook's example: Anton has 1.5 and the Taxman, Jacky reaches 21 before Anton's turn.
///
/// Also: `audit-21-outranks`.
#[test]
fn end_not_victory() {
    let game = table([
        "Operator Cleaner Taxman | Spy Spy Spy",
        "Director Secretary Manager | Manager",
        "Director | Spy",
        "Assistant | Spy",
    ])
    .top("Sales Sales Sales Sales")
    .play(2)
    .acts(&[
        play(Manager),
        begin(),
        play(Spy),
        begin(),
        play(Spy),
        begin(),
    ]);
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::SuccessfulOperations,
        &[2],
    );
}

const ALL: [SwappedTaxman; 3] = [
    SwappedTaxman::Holder,
    SwappedTaxman::Lapses,
    SwappedTaxman::Player,
];

/// Seat 1 played the Taxman; seat 2's Sales takes him.
fn swapped(reading: SwappedTaxman) -> Table {
    table([
        "Taxman Operator | Spy Spy Spy",
        "Manager | Sales Cleaner",
        "Manager | Spy",
    ])
    .top("Assistant Assistant Assistant Assistant")
    .reading(|r| r.swapped_taxman = reading)
    .play(2)
}

#[test]
fn swapped_taxman() {
    for (reading, due) in ALL.into_iter().zip([Some(2), None, Some(1)]) {
        let game = swapped(reading).acts(&[play(Sales), swap(Taxman, 1)]);
        game.seat(2, "Manager Taxman | Cleaner");
        assert_eq!(game.now.audit_of(), Some(seat(1)), "he has not left play");
        game.never(|what| matches!(what, Happening::AuditCalledOff));
        assert_eq!(game.now.audit_due_at(), due.map(seat), "{reading:?}");
        let announced = |what: &Happening| matches!(what, Happening::AuditAnnounced { .. });
        if let Some(due) = due {
            let announced = Happening::AuditAnnounced { seat: seat(due) };
            game.told(Rule::SwappedTaxman, announced);
        } else {
            game.never(announced);
        }
        // The turns of seats 3, 1 and 2 follow: the audit comes at the turn of 1, of 2, or not at all.
        let ended = |game: &Played| game.now.outcome().map(|o| o.end);
        let game = game.then(&[begin(), play(Spy), begin()]);
        if due == Some(1) {
            assert_eq!(ended(&game), Some(End::TaxAudit));
            continue;
        }
        let game = game.then(&[play(Spy), begin()]);
        assert_eq!(ended(&game), due.map(|_| End::TaxAudit));
    }
}

/// Swapped back to the one who played it, the audit revives.
#[test]
fn swapped_taxman_comes_back() {
    let table = table(["Sales | Sales Spy", "Taxman |", "Manager | Spy"])
        .audit_of(1)
        .reading(|r| r.swapped_taxman = SwappedTaxman::Lapses);
    assert_eq!(table.clone().position().audit_due_at(), None);
    let game = table.acts(&[play(Sales), swap(Taxman, 2)]);
    assert_eq!(game.now.audit_due_at(), Some(seat(1)));
    game.told(
        Rule::SwappedTaxman,
        Happening::AuditAnnounced { seat: seat(1) },
    );
}

/// The player of the Taxman is eliminated: under `Holder` the audit is the holder's, else the Taxman lies idle.
#[test]
fn swapped_taxman_of_an_eliminated_player() {
    for (reading, due) in ALL.into_iter().zip([Some(2), None, None]) {
        let position = table(["out", "Taxman |", "Manager | Spy"])
            .audit_of(1)
            .reading(|r| r.swapped_taxman = reading)
            .start(3)
            .position();
        assert_eq!(position.audit_due_at(), due.map(seat), "{reading:?}");
    }
}

/// Idle, no refills, nothing left to play: an audit ends it, and only then.
#[test]
fn swapped_taxman_lies_idle_to_the_end() {
    let table = |hand: &str| {
        let third = format!("Sales | {hand}");
        table(["Taxman Operator |", "Manager |", third.as_str()])
            .pile("")
            .audit_of(2)
            .refills_over()
            .reading(|r| r.swapped_taxman = SwappedTaxman::Lapses)
            .start(1)
    };
    audited_by(&table("").acts(&[begin()]), Rule::SwappedTaxman, &[1]);
    let game = table("Spy").acts(&[begin(), pass(), begin(), pass(), begin()]);
    game.legal(&[play(Spy)]);
    let game = game.then(&[play(Spy), begin()]);
    audited_by(&game, Rule::SwappedTaxman, &[1]);
    // As long as there are refills, it goes on.
    let refilled = office21_tests::table(["Taxman Operator |", "Manager |", "Sales |"])
        .audit_of(2)
        .reading(|r| r.swapped_taxman = SwappedTaxman::Lapses)
        .start(1)
        .acts(&[begin()]);
    refilled.to_play(1);
    // A Boss that cannot be played is no playable card.
    let boss = office21_tests::table(["Taxman Operator | Boss", "Manager Boss |", "Sales |"])
        .pile("")
        .audit_of(2)
        .refills_over()
        .reading(|r| r.swapped_taxman = SwappedTaxman::Lapses)
        .start(1)
        .acts(&[begin()]);
    audited_by(&boss, Rule::SwappedTaxman, &[1]);
}
