//! The family of changes: every one of a position, carried out, in the order in which they are told.

use super::tried::{self, Member, count, lying, put, take};
use super::{Change, Group, Instead};
use crate::material::Employee;
use crate::table::{Draft, Place, Position};

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
            if count(draft, place, kind) > 0 {
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
    for lover in tried::lovers(draft) {
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
        for card in lying(draft, side) {
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

/// From where a card of this kind comes: a pile, and only where none has one, from elsewhere on the table.
fn sources(draft: &Draft, employee: Employee, to: Place) -> Vec<Place> {
    let piles = [Place::DiscardPile, Place::DrawPile].into_iter();
    let pile = piles
        .filter(|&pile| pile != to)
        .find(|&pile| count(draft, pile, employee) > 0);
    if let Some(pile) = pile {
        return vec![pile];
    }
    // From one side of an office to the other a card turns, which is another change.
    let elsewhere = |place: &Place| {
        *place != to
            && !(place.in_play() && to.in_play() && place.seat() == to.seat())
            && count(draft, *place, employee) > 0
    };
    places(draft).filter(elsewhere).collect()
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
        for from in sources(draft, employee, to) {
            let member = moved(draft, employee, from, to, Instead::Nothing);
            members.extend(Some(member).filter(|member| !member.tables.is_empty()));
        }
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
    let mut there = lying(draft, to);
    there.sort_unstable();
    there.dedup();
    for employee in kinds(to) {
        for from in sources(draft, employee, to) {
            let others = there.iter().filter(|&&card| card != employee);
            let exchange = |&card| moved(draft, employee, from, to, Instead::Card(card));
            let members = others.map(exchange).collect();
            let together = come_to(draft, employee, from, to, Instead::Any);
            see(&Group {
                together: Some(together),
                members,
            });
        }
    }
}

fn come_to(draft: &Draft, employee: Employee, from: Place, to: Place, instead: Instead) -> Change {
    let another = count(draft, to, employee) > 0;
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

fn turned(draft: &Draft, lover: tried::Lover) -> Member {
    let tried::Lover {
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
