use super::{Names, comparison, list, outcome};
use crate::material::Employee;
use crate::play::{Event, Happening};
use crate::rulebook::Rule;
use crate::table::Place;

/// What happened, in a sentence: `Christa plays Sales.` A card that was not seen is `a card`.
pub fn event(event: &Event, names: &Names) -> String {
    names.say(&event_of(event, names))
}

fn event_of(event: &Event, names: &Names) -> String {
    let of = |seat| names.of(seat);
    match event.what {
        Happening::Picked { seat, employee } => {
            format!("{} puts {} aside.", of(seat), card(employee))
        }
        Happening::Tied { seats } => {
            format!("The lowest total is tied between {}.", names.list(seats))
        }
        Happening::Redealt => "All cards are gathered, shuffled and dealt anew.".to_owned(),
        Happening::StartPlayer { seat } => format!("{} is the start player.", of(seat)),
        Happening::TurnBegan { seat } => format!("{} turn begins.", names.owner(seat)),
        Happening::Moved { employee, from, to } => moved(event.rule, employee, from, to, names),
        Happening::TurnedDown { seat, employee } => {
            format!("{} {employee} turns face-down.", names.owner(seat))
        }
        Happening::TurnedUp { seat, employee } => {
            format!("{} {employee} turns face-up.", names.owner(seat))
        }
        Happening::LoveChoice { seat } => format!("{} picks who is loved.", of(seat)),
        Happening::Total { seat, from, to } => format!("{} {from} → {to}", of(seat)),
        Happening::Reached21 { seat } => format!("{} stands at 21.", of(seat)),
        Happening::Eliminated { seat, total } => {
            format!(
                "{} makes {total} million, more than 21, and is eliminated.",
                of(seat)
            )
        }
        Happening::Forfeited { seat, employee } => format!(
            "{} {employee} has no matching target: its effect is forfeited.",
            names.owner(seat)
        ),
        Happening::LookedAtTop {
            seat,
            employee: None,
        } => {
            format!("{} looks at the top card of the draw pile.", of(seat))
        }
        Happening::LookedAtTop {
            seat,
            employee: Some(top),
        } => {
            format!(
                "{} looks at the top card of the draw pile: {top}.",
                of(seat)
            )
        }
        Happening::PutBack { seat } => format!("{} puts the card back.", of(seat)),
        Happening::PileShuffled => "The draw pile is shuffled.".to_owned(),
        Happening::LookedAtHand { seat, hand, cards } => {
            let looks = format!("{} looks at {} hand", of(seat), names.owner(hand));
            match cards {
                Some(cards) => {
                    let kinds: Vec<&str> = cards.iter().map(Employee::name).collect();
                    format!("{looks}: {}.", list(&kinds))
                }
                None => format!("{looks}."),
            }
        }
        Happening::OnlySpies { hand } => {
            format!(
                "{} hand holds only Spies: nothing is discarded.",
                names.owner(hand)
            )
        }
        Happening::AuditAnnounced { seat } => {
            format!("A tax audit is due when {} turn begins.", names.owner(seat))
        }
        Happening::AuditCalledOff => "The Taxman has left play: the audit is off.".to_owned(),
        Happening::RefillsOver => {
            "The draw pile has too few cards and a Taxman is in play: refills are over.".to_owned()
        }
        Happening::RefillSkipped { seat } => format!("{} draws nothing.", of(seat)),
        Happening::Passed { seat } => format!("{} has nothing to do and passes.", of(seat)),
        Happening::Compared { comparison: step } => format!("{}.", comparison(&step, names)),
        Happening::Over { outcome: ending } => outcome(&ending, names),
    }
}

fn card(employee: Option<Employee>) -> &'static str {
    employee.map_or("a card", Employee::name)
}

fn moved(rule: Rule, employee: Option<Employee>, from: Place, to: Place, names: &Names) -> String {
    let card = card(employee);
    let of = |seat| names.of(seat);
    let owner = |seat| names.owner(seat);
    match (from, to) {
        (Place::DrawPile, Place::Hand(seat)) => match rule {
            Rule::OperatorDraw => format!("{} shows {card} and keeps it.", of(seat)),
            Rule::SetupDeal => format!("{} is dealt {card}.", of(seat)),
            _ => format!("{} draws {card}.", of(seat)),
        },
        (Place::Hand(seat), Place::Office(to)) if seat == to => {
            format!("{} plays {card}.", of(seat))
        }
        (Place::Picked(seat), Place::Office(_)) => format!("{} turns up {card}.", of(seat)),
        (Place::Office(seat) | Place::FaceDown(seat), Place::Hand(to)) if seat == to => {
            format!("{} takes {card} back to hand.", of(seat))
        }
        (Place::Office(seat), Place::Office(to)) => {
            format!("{card} moves from {} office to {}.", owner(seat), owner(to))
        }
        (Place::FaceDown(seat), Place::FaceDown(to)) => format!(
            "{card} moves face-down from {} office to {}.",
            owner(seat),
            owner(to)
        ),
        (Place::Hand(seat), Place::DiscardPile) => {
            format!("{card} is discarded from {} hand.", owner(seat))
        }
        (Place::Office(seat), Place::DiscardPile) => {
            format!("{card} leaves {} office for the discard pile.", owner(seat))
        }
        (Place::FaceDown(seat), Place::DiscardPile) => format!(
            "Face-down {card} leaves {} office for the discard pile.",
            owner(seat)
        ),
        _ => format!(
            "{card} moves from {} to {}.",
            super::place(from, names),
            super::place(to, names)
        ),
    }
}
