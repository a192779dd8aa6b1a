use super::Names;
use crate::material::Employee;
use crate::ruling::{Change, Instead};
use crate::table::{Place, Seat};

/// What would have to be different: `if no Manager stood in Doris's office`.
pub fn change(change: &Change, names: &Names) -> String {
    names.say(&format!("if {}", difference(*change, names)))
}

fn difference(change: Change, names: &Names) -> String {
    match change {
        Change::Total { seat, at_most } => {
            format!("{} stood at {at_most} or less", names.of(seat))
        }
        Change::Gone { employee, from } => gone(employee, from, names),
        Change::Emptied { place, but: None } => match place {
            Place::Hand(seat) => format!("{} held no card", names.of(seat)),
            _ => format!("no card lay {}", super::place(place, names)),
        },
        Change::Emptied {
            place,
            but: Some(card),
        } => format!(
            "nothing but that {card} {} {}",
            lay(card),
            super::place(place, names)
        ),
        Change::Come {
            employee,
            from,
            to,
            another,
            instead,
        } => {
            let card = employee.map_or("a card".to_owned(), |kind| one(kind, another));
            let card = match from.seat() {
                Some(seat) if employee.is_some() => format!("{card} {}", taken(from, seat, names)),
                _ => card,
            };
            comes(&card, employee, to, names) + &exchanged(instead)
        }
        Change::Turned {
            employee,
            seat,
            face_down,
        } => {
            let side = if face_down { "face-down" } else { "face-up" };
            format!("the {employee} in {} office lay {side}", names.owner(seat))
        }
    }
}

fn comes(card: &str, employee: Option<Employee>, to: Place, names: &Names) -> String {
    if let Place::Hand(seat) = to {
        return format!("{} held {card}", names.of(seat));
    }
    let verb = employee.map_or("lay", lay);
    format!("{card} {verb} {}", side(employee, to, names))
}

fn gone(employee: Employee, from: Place, names: &Names) -> String {
    match from {
        Place::Hand(seat) => format!("{} held no {employee}", names.of(seat)),
        // There is one in play at most, outside of set-up, where nothing can go.
        _ if employee == Employee::Boss => "the Boss in play left".to_owned(),
        _ => format!(
            "no {employee} {} {}",
            lay(employee),
            side(Some(employee), from, names)
        ),
    }
}

/// A place in words; of a lover's in an office, also the side.
fn side(employee: Option<Employee>, place: Place, names: &Names) -> String {
    let words = super::place(place, names);
    match place {
        Place::Office(_) if employee.is_some_and(Employee::is_lover) => format!("face-up {words}"),
        _ => words,
    }
}

/// Lovers lie, this side up or that; the others stand.
const fn lay(employee: Employee) -> &'static str {
    if employee.is_lover() { "lay" } else { "stood" }
}

fn one(employee: Employee, another: bool) -> String {
    let vowel = employee.name().starts_with(['A', 'O']);
    let article = match (another, vowel) {
        (true, _) => "another",
        (false, true) => "an",
        (false, false) => "a",
    };
    format!("{article} {employee}")
}

/// From where on the table a card comes.
fn taken(from: Place, seat: Seat, names: &Names) -> String {
    let place = if matches!(from, Place::Hand(_)) {
        "hand"
    } else {
        "office"
    };
    format!("from {} {place}", names.owner(seat))
}

fn exchanged(instead: Instead) -> String {
    match instead {
        Instead::Nothing => String::new(),
        Instead::Card(card) => format!(" in exchange for {}", one(card, false)),
        Instead::Any => " in exchange for another card".to_owned(),
    }
}
