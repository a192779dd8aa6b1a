//! Every single change of a table that a ruling may name, made anew from heaps of cards and by trying every way the
//! lovers could lie: slow, and sharing nothing with `office21::ruling` but the words of its documentation.

use office21::material::{Cards, Employee};
use office21::table::{Draft, Place, Position};

/// What was done with the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// All cards of a kind left a place.
    Gone(Employee, Place),
    /// All cards left a place, but for the one whose effect is pending.
    Emptied(Place),
    /// A card came to a place, from another, perhaps for a third card.
    Come(Employee, Place, Place, Option<Employee>),
    /// A lover turned, away from this side.
    Turned(Employee, Place),
}

/// A deed and every lawful table it may lead to, with as few lovers turned as possible.
#[derive(Clone, Debug)]
pub struct Altered {
    /// What was done.
    pub deed: Deed,
    /// One table at least.
    pub tables: Vec<Position>,
}

type Heaps = Vec<(Place, Vec<Employee>)>;

/// Every deed of the family that leads to a lawful table.
pub fn all(position: &Position) -> Vec<Altered> {
    let heaps = heaps(position);
    let carried_out = |deeds: Vec<Deed>| -> Vec<Altered> {
        let altered = deeds.into_iter().map(|deed| Altered {
            deed,
            tables: tables(position, &heaps, deed),
        });
        altered
            .filter(|altered| !altered.tables.is_empty())
            .collect()
    };
    let mut all = carried_out(deeds(&heaps));
    for (to, cards) in heaps.iter().filter(|heap| heap.0 != Place::DiscardPile) {
        for kind in Employee::ALL {
            let others = Employee::ALL
                .into_iter()
                .filter(|other| *other != kind && cards.contains(other) && *to != Place::DrawPile);
            for instead in [vec![None], others.map(Some).collect()] {
                let come = |from: Place| {
                    let deed = |&other: &Option<Employee>| Deed::Come(kind, from, *to, other);
                    instead.iter().map(deed).collect::<Vec<_>>()
                };
                let (pile, table) = sources(&heaps, kind, *to);
                let mut found = carried_out(pile.map(come).unwrap_or_default());
                if found.is_empty() {
                    found = carried_out(table.into_iter().flat_map(come).collect());
                }
                all.append(&mut found);
            }
        }
    }
    all
}

fn heaps(position: &Position) -> Heaps {
    let mut heaps = Heaps::new();
    for seat in position.alive() {
        let cards = [
            (Place::Hand(seat), position.hand(seat)),
            (Place::Office(seat), position.office(seat)),
            (Place::FaceDown(seat), position.face_down(seat)),
        ];
        heaps.extend(cards.map(|(place, cards)| (place, cards.iter().collect())));
    }
    heaps.push((Place::DrawPile, position.draw_pile().collect()));
    heaps.push((Place::DiscardPile, position.discard_pile().collect()));
    heaps
}

fn deeds(heaps: &Heaps) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for (place, cards) in heaps.iter().filter(|heap| heap.0 != Place::DiscardPile) {
        if !matches!(place, Place::FaceDown(_)) {
            deeds.push(Deed::Emptied(*place));
        }
        for kind in Employee::ALL {
            if cards.contains(&kind) && *place != Place::DrawPile {
                deeds.push(Deed::Gone(kind, *place));
            }
            if cards.contains(&kind) && place.in_play() && kind.is_lover() {
                deeds.push(Deed::Turned(kind, *place));
            }
        }
    }
    deeds
}

/// The discard pile, else the draw pile; and every other hand and office.
fn sources(heaps: &Heaps, kind: Employee, to: Place) -> (Option<Place>, Vec<Place>) {
    let has = |heap: &&(Place, Vec<Employee>)| heap.1.contains(&kind) && heap.0 != to;
    let having: Vec<Place> = heaps.iter().filter(has).map(|heap| heap.0).collect();
    let piles = [Place::DiscardPile, Place::DrawPile];
    let pile = piles.into_iter().find(|pile| having.contains(pile));
    let same_office = |place: Place| place.in_play() && to.in_play() && place.seat() == to.seat();
    let table = having
        .into_iter()
        .filter(|&place| place.seat().is_some() && !same_office(place));
    (pile, table.collect())
}

fn shift(heaps: &mut Heaps, kind: Employee, from: Place, to: Place) {
    for (place, cards) in heaps.iter_mut() {
        if *place == from {
            let at = cards.iter().rposition(|&card| card == kind);
            cards.remove(at.expect("it lies there"));
        }
    }
    for (place, cards) in heaps.iter_mut() {
        if *place == to {
            cards.push(kind);
        }
    }
}

fn other_side(place: Place) -> Place {
    match place {
        Place::Office(seat) => Place::FaceDown(seat),
        Place::FaceDown(seat) => Place::Office(seat),
        _ => place,
    }
}

/// The lawful tables after a deed: the one it leads to; or if lovers cannot lie as they do there, with one of them turned,
/// else with two, and so on.
fn tables(position: &Position, before: &Heaps, deed: Deed) -> Vec<Position> {
    let mut heaps = before.clone();
    let fixed = match deed {
        Deed::Gone(kind, place) => {
            let cards = before.iter().filter(|heap| heap.0 == place);
            for _ in cards.flat_map(|heap| &heap.1).filter(|&&card| card == kind) {
                shift(&mut heaps, kind, place, Place::DiscardPile);
            }
            Some((kind, place))
        }
        Deed::Emptied(place) => {
            let pending = position.turn().pending();
            let active = place.in_play() && place.seat() == position.on_turn();
            let mut stays = pending.filter(|_| active);
            for at in [place, other_side(place)]
                .into_iter()
                .take(1 + usize::from(place.in_play()))
            {
                for &card in before
                    .iter()
                    .filter(|heap| heap.0 == at)
                    .flat_map(|heap| &heap.1)
                {
                    if stays == Some(card) {
                        stays = None;
                    } else {
                        shift(&mut heaps, card, at, Place::DiscardPile);
                    }
                }
            }
            None
        }
        Deed::Come(kind, from, to, instead) => {
            shift(&mut heaps, kind, from, to);
            if let Some(other) = instead {
                shift(&mut heaps, other, to, from);
            }
            Some((kind, to))
        }
        Deed::Turned(kind, place) => {
            shift(&mut heaps, kind, place, other_side(place));
            Some((kind, other_side(place)))
        }
    };
    match draft(position, &heaps).into_position() {
        Ok(table) => return vec![table],
        Err(faults) if faults.iter().any(|fault| fault.id().starts_with("lover-")) => {}
        Err(_) => return Vec::new(),
    }
    let lovers: Vec<(Employee, Place)> = heaps
        .iter()
        .filter(|heap| heap.0.in_play())
        .flat_map(|(place, cards)| cards.iter().map(|&card| (card, *place)))
        .filter(|&(card, place)| {
            let stays = |(kind, at): (Employee, Place)| kind == card && at.seat() == place.seat();
            card.is_lover() && !fixed.is_some_and(|fixed| fixed.1.in_play() && stays(fixed))
        })
        .collect();
    let mut by_turns = vec![Vec::new(); lovers.len() + 1];
    for choice in 1..1_u32 << lovers.len() {
        let mut turned = heaps.clone();
        for (at, &(card, place)) in lovers.iter().enumerate() {
            if choice & (1 << at) != 0 {
                shift(&mut turned, card, place, other_side(place));
            }
        }
        if let Ok(table) = draft(position, &turned).into_position() {
            by_turns[choice.count_ones() as usize].push(table);
        }
    }
    let fewest = by_turns.into_iter().find(|tables| !tables.is_empty());
    fewest.unwrap_or_default()
}

/// The same decision on a table with these cards.
fn draft(position: &Position, heaps: &Heaps) -> Draft {
    let mut draft = position.to_draft();
    for (place, cards) in heaps {
        let cards = cards.as_slice();
        let as_set = || cards.iter().copied().collect::<Cards>();
        match *place {
            Place::Hand(seat) => draft.seats[seat.index()].hand = as_set(),
            Place::Office(seat) => draft.seats[seat.index()].office = as_set(),
            Place::FaceDown(seat) => draft.seats[seat.index()].face_down = as_set(),
            Place::DrawPile => draft.draw_pile = cards.to_vec(),
            _ => draft.discard_pile = cards.to_vec(),
        }
    }
    if draft.taxman_at().is_none() {
        draft.audit_of = None;
    }
    draft
}
