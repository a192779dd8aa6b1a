//! The family of changes: every one of a position, carried out, in the order in which they are told.

use super::tried::{Member, put, take};
use super::{Change, Group, Instead};
use crate::material::Employee;
use crate::table::{Draft, Lover, Place, Position};

/// Shows every change of the family.
pub(super) fn each(position: &Position, see: &mut impl FnMut(&Group)) {
    let draft = &position.to_draft();
    let places: Vec<Place> = places(draft).collect();
    let alone = |member| Group {
        together: None,
        members: vec![member],
    };
    for &place in places.iter().filter(|&&place| place != Place::DrawPile) {
        for kind in Employee::ALL {
            if draft.count(place, kind) > 0 {
                see(&alone(gone(draft, kind, place)));
            }
        }
    }
    let whole = |place: &&Place| !matches!(place, Place::FaceDown(_));
    for &place in places.iter().filter(whole) {
        see(&alone(emptied(draft, place)));
    }
    for &place in &places {
        come(draft, place, see);
    }
    for &place in places.iter().filter(|&&place| place != Place::DrawPile) {
        exchanged(draft, place, see);
    }
    for lover in draft.lovers() {
        see(&alone(turned(draft, lover)));
    }
}

/// Where a card may go from or come to: the offices of those still in the game, both sides up, their hands, the draw pile.
fn places(draft: &Draft) -> impl Iterator<Item = Place> + use<> {
    let alive = draft.alive().into_iter();
    let offices = alive
        .clone()
        .flat_map(|seat| [Place::Office(seat), Place::FaceDown(seat)]);
    offices
        .chain(alive.map(Place::Hand))
        .chain([Place::DrawPile])
}

fn gone(draft: &Draft, employee: Employee, from: Place) -> Member {
    let mut without = draft.clone();
    while take(&mut without, from, employee) {
        put(&mut without, Place::DiscardPile, employee);
    }
    let change = Change::Gone { employee, from };
    Member::new(change, &without, Some((from, employee)))
}

/// Both sides of an office, a hand or the draw pile; the card whose effect is pending stays.
fn emptied(draft: &Draft, place: Place) -> Member {
    let sides = match place {
        Place::Office(seat) => vec![place, Place::FaceDown(seat)],
        _ => vec![place],
    };
    let active = place.in_play() && place.seat() == draft.turn.decider();
    let but = draft.turn.pending().filter(|_| active);
    let mut without = draft.clone();
    for &side in &sides {
        let mut stays = but;
        for card in draft.lying(side) {
            if stays == Some(card) {
                stays = None;
            } else {
                take(&mut without, side, card);
                put(&mut without, Place::DiscardPile, card);
            }
        }
    }
    Member::new(Change::Emptied { place, but }, &without, None)
}

/// The pile that a card of this kind comes from.
fn pile(draft: &Draft, employee: Employee, to: Place) -> Option<Place> {
    let piles = [Place::DiscardPile, Place::DrawPile].into_iter();
    piles
        .filter(|&pile| pile != to)
        .find(|&pile| draft.count(pile, employee) > 0)
}

/// The hands and offices that one could come from. From one side of an office to the other a card turns, which is another
/// change.
fn elsewhere(draft: &Draft, employee: Employee, to: Place) -> impl Iterator<Item = Place> {
    places(draft).filter(move |place| {
        *place != to
            && *place != Place::DrawPile
            && !(place.in_play() && to.in_play() && place.seat() == to.seat())
            && draft.count(*place, employee) > 0
    })
}

/// From a pile, or where no lawful table comes of that, from elsewhere on the table.
fn from_somewhere(
    draft: &Draft,
    employee: Employee,
    to: Place,
    come: impl Fn(Place) -> Vec<Member>,
) -> Vec<Vec<Member>> {
    let lawful = |members: &Vec<Member>| members.iter().any(|member| !member.tables.is_empty());
    let of_pile = pile(draft, employee, to).map(&come).filter(lawful);
    match of_pile {
        Some(members) => vec![members],
        None => elsewhere(draft, employee, to).map(come).collect(),
    }
}

/// Each kind that may come to this place at all.
fn kinds(to: Place) -> impl Iterator<Item = Employee> {
    let lovers_alone = matches!(to, Place::FaceDown(_));
    Employee::ALL
        .into_iter()
        .filter(move |kind| !lovers_alone || kind.is_lover())
}

/// A card more; in a hand or the pile it may be that any kind serves.
fn come(draft: &Draft, to: Place, see: &mut impl FnMut(&Group)) {
    let mut members = Vec::new();
    for employee in kinds(to) {
        let come = |from| vec![moved(draft, employee, from, to, Instead::Nothing)];
        let found = from_somewhere(draft, employee, to, come);
        let found = found.into_iter().flatten();
        members.extend(found.filter(|member| !member.tables.is_empty()));
    }
    let any = members.first().map(|member| member.change);
    let together = match any.filter(|_| !to.in_play()) {
        Some(Change::Come { from, .. }) => Some(Change::Come {
            employee: None,
            from,
            to,
            another: false,
            instead: Instead::Nothing,
        }),
        _ => None,
    };
    see(&Group { together, members });
}

/// A card for another one; it may be that any will do for it.
fn exchanged(draft: &Draft, to: Place, see: &mut impl FnMut(&Group)) {
    let mut there = draft.lying(to);
    there.sort_unstable();
    there.dedup();
    for employee in kinds(to) {
        let exchange = |from| -> Vec<Member> {
            let others = there.iter().filter(|&&card| card != employee);
            let one = |&card| moved(draft, employee, from, to, Instead::Card(card));
            others.map(one).collect()
        };
        for members in from_somewhere(draft, employee, to, exchange) {
            let any = members.first().and_then(|member| member.change.of_any());
            see(&Group {
                together: any,
                members,
            });
        }
    }
}

fn come_to(draft: &Draft, employee: Employee, from: Place, to: Place, instead: Instead) -> Change {
    let another = draft.count(to, employee) > 0;
    Change::Come {
        employee: Some(employee),
        from,
        to,
        another,
        instead,
    }
}

fn moved(draft: &Draft, employee: Employee, from: Place, to: Place, instead: Instead) -> Member {
    let mut with = draft.clone();
    take(&mut with, from, employee);
    put(&mut with, to, employee);
    if let Instead::Card(card) = instead {
        take(&mut with, to, card);
        put(&mut with, from, card);
    }
    let change = come_to(draft, employee, from, to, instead);
    Member::new(change, &with, Some((to, employee)))
}

fn turned(draft: &Draft, lover: Lover) -> Member {
    let Lover {
        employee,
        seat,
        face_down,
    } = lover;
    let mut other = draft.clone();
    lover.turn(&mut other);
    let face_down = !face_down;
    let change = Change::Turned {
        employee,
        seat,
        face_down,
    };
    let lies = if face_down {
        Place::FaceDown(seat)
    } else {
        Place::Office(seat)
    };
    Member::new(change, &other, Some((lies, employee)))
}
