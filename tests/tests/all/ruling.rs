//! What would make a refused action legal is true, is told in the stated order, and where nothing is told, nothing would.

use std::collections::BTreeMap;

use office21::laws::conceivable;
use office21::play::{Action, Reason};
use office21::ruling::{Change, Instead, LegalIf, Ruling};
use office21::table::{Place, Position, Step};
use office21::text::{
    self,
    words::{self, Names},
};
use office21_tests::changes::{self, Altered, Deed};
use office21_tests::games::{random_steps, starts};

/// Every position of so many games, all themes, tables and readings.
fn positions(games: u64) -> impl Iterator<Item = Position> {
    starts(games).flat_map(|(start, seed)| {
        let steps = random_steps(start, seed, 120).map(|step| step.after);
        std::iter::once(start).chain(steps)
    })
}

fn refused(position: &Position) -> impl Iterator<Item = Action> {
    conceivable().filter(|&action| position.refusal(action).is_some())
}

/// Whether the table that is shown differs from the one asked of by this change, lovers' sides apart.
fn differs_by(position: &Position, found: &LegalIf) -> bool {
    let lying = |table: &Position, place| match place {
        Place::Hand(seat) => table.hand(seat).iter().collect(),
        Place::Office(seat) | Place::FaceDown(seat) => {
            let both = table
                .office(seat)
                .iter()
                .chain(table.face_down(seat).iter());
            both.collect()
        }
        Place::DrawPile => table.draw_pile().collect::<Vec<_>>(),
        _ => table.discard_pile().collect(),
    };
    let seats = position.seats().into_iter();
    let places = seats.flat_map(|seat| [Place::Hand(seat), Place::Office(seat)]);
    let changed: Vec<Place> = places
        .filter(|&place| {
            let (mut one, mut other) = (lying(position, place), lying(&found.table, place));
            one.sort_unstable();
            other.sort_unstable();
            one != other
        })
        .collect();
    let within = |allowed: &[Place]| {
        let same = |one: Place, other: Place| {
            one.in_play() == other.in_play() && one.seat() == other.seat()
        };
        changed
            .iter()
            .all(|&place| allowed.iter().any(|&other| same(place, other)))
    };
    let there =
        |table: &Position, place, kind| lying(table, place).iter().filter(|&&c| c == kind).count();
    match found.change {
        Change::Total { seat, at_most } => {
            found.table.total(seat) <= at_most && at_most < position.total(seat)
        }
        Change::Gone { employee, from } => {
            within(&[from]) && there(&found.table, from, employee) < there(position, from, employee)
        }
        Change::Emptied { place, but } => {
            within(&[place]) && lying(&found.table, place).len() == usize::from(but.is_some())
        }
        Change::Come {
            employee,
            from,
            to,
            instead,
            another,
        } => {
            let more = |kind| there(&found.table, to, kind) == there(position, to, kind) + 1;
            let one_more = lying(&found.table, to).len() == lying(position, to).len() + 1;
            within(&[from, to])
                && employee.is_none_or(more)
                && one_more == (instead == Instead::Nothing)
                && (!another || employee.is_some_and(|kind| there(position, to, kind) > 0))
        }
        Change::Turned { .. } => changed.is_empty(),
    }
}

/// A part of a sentence, in which whoever is called `You` is spoken to.
fn is_well_said(words: &str) -> bool {
    let clean = !words.contains("  ") && !words.contains("You") && !words.ends_with(['.', ' ']);
    words.starts_with("if ") && clean
}

/// Whether a deed is one that this change speaks of.
fn is_of(change: Change, deed: Deed) -> bool {
    match (change, deed) {
        (Change::Gone { employee, from }, Deed::Gone(kind, place)) => {
            (employee, from) == (kind, place)
        }
        (Change::Emptied { place, .. }, Deed::Emptied(at)) => place == at,
        (
            Change::Turned {
                employee,
                seat,
                face_down,
            },
            Deed::Turned(kind, place),
        ) => {
            (employee, Some(seat)) == (kind, place.seat())
                && face_down == matches!(place, Place::Office(_))
        }
        (
            Change::Come {
                employee,
                from,
                to,
                instead,
                ..
            },
            Deed::Come(kind, source, place, other),
        ) => {
            to == place
                && employee.is_none_or(|employee| (employee, from) == (kind, source))
                && match instead {
                    Instead::Nothing => other.is_none(),
                    Instead::Card(card) => other == Some(card),
                    Instead::Any => other.is_some(),
                }
        }
        _ => false,
    }
}

fn rank(change: Change) -> u8 {
    match change {
        Change::Total { .. } => 0,
        Change::Gone { .. } => 1,
        Change::Emptied { .. } => 2,
        Change::Come {
            instead: Instead::Nothing,
            ..
        } => 3,
        Change::Come { .. } => 4,
        Change::Turned { .. } => 5,
    }
}

fn serves(altered: &Altered, action: Action) -> bool {
    altered
        .tables
        .iter()
        .all(|table| table.refusal(action).is_none())
}

/// The bound divides the tables on which nothing but a total is in the way of this action.
fn bound_is_exact(change: Change, action: Action, altered: &[Altered]) -> bool {
    let Change::Total { seat, at_most } = change else {
        return true;
    };
    let agrees = |table: &Position| match table.refusal(action).map(|refusal| refusal.reason) {
        None => table.total(seat) <= at_most,
        Some(Reason::AboveLimit { .. }) => table.total(seat) > at_most,
        Some(_) => true,
    };
    altered
        .iter()
        .flat_map(|altered| &altered.tables)
        .all(agrees)
}

/// For more than 10,000 lawful positions: exactly those actions are legal that are not refused, each refusal has its rule,
/// what is said to make the action legal does, and file, JSON and code lead back.
#[test]
fn what_would_make_an_action_legal_is_true() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let (mut asked, mut nothing) = (0, 0);
    let nameable = conceivable().count();
    let names = Names::new(&["You".to_owned(), "Jacky".to_owned()]);
    for position in positions(600) {
        asked += 1;
        let ruling = Ruling::of(&position);
        let here = position.actions();
        assert!(here.iter().all(|&action| ruling.legal_if(action).is_none()));
        assert_eq!(text::laws::check_position(&position), [], "{position:?}");
        let refused: Vec<Action> = refused(&position).collect();
        // What is listed is not refused, and with what is refused it is all that can be named.
        assert!(
            here.iter()
                .all(|&action| position.refusal(action).is_none())
        );
        assert_eq!(here.len() + refused.len(), nameable);
        for action in refused {
            let refusal = position.refusal(action).expect("refused");
            assert!(refusal.action == action && !refusal.rule.sentence().is_empty());
            let told: Vec<&LegalIf> = ruling.all(action).collect();
            nothing += u32::from(told.is_empty());
            assert!(
                told.is_sorted_by_key(|found| rank(found.change)),
                "{told:?}"
            );
            for found in told {
                let table = &found.table;
                let why = || format!("{found:?}\nin {position:?}");
                assert_eq!(table.refusal(action), None, "{}", why());
                assert_eq!(table.to_draft().into_position().as_ref(), Ok(table));
                assert_eq!(table.turn(), position.turn(), "{}", why());
                assert_eq!(table.readings(), position.readings(), "{}", why());
                assert!(differs_by(&position, found), "{}", why());
                assert!(
                    is_well_said(&words::change(&found.change, &names)),
                    "{}",
                    why()
                );
                let kind = format!("{:?}", found.change);
                *seen
                    .entry(kind.split(' ').next().unwrap_or_default().to_owned())
                    .or_default() += 1;
            }
        }
    }
    assert!(
        asked > 10_000 && nothing > 100_000 && seen.len() == 5,
        "{asked} {nothing} {seen:?}"
    );
    assert!(seen.values().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn where_no_single_change_is_told_none_serves() {
    let mut bounds = 0;
    // Bounds on totals are told of Sales alone, which is rarely awaited.
    let some = |(at, position): &(usize, Position)| at % 11 == 0 || position.step() == Step::Sales;
    for (_, position) in positions(600).enumerate().filter(some) {
        let ruling = Ruling::of(&position);
        let altered = changes::all(&position);
        for action in refused(&position) {
            let told: Vec<Change> = ruling.all(action).map(|found| found.change).collect();
            for one in altered.iter().filter(|altered| serves(altered, action)) {
                assert!(
                    told.iter().any(|&change| is_of(change, one.deed)),
                    "{:?} makes {action:?} legal, told {told:?}\nin {position:?}",
                    one.deed
                );
            }
            for &change in &told {
                bounds += u32::from(rank(change) == 0);
                let mut deeds = altered.iter().filter(|altered| is_of(change, altered.deed));
                assert!(
                    deeds.all(|altered| serves(altered, action)),
                    "{change:?} {action:?} {position:?}"
                );
                assert!(
                    bound_is_exact(change, action, &altered),
                    "{change:?} {action:?} {position:?}"
                );
            }
        }
    }
    assert!(bounds > 20, "{bounds} bounds");
}
