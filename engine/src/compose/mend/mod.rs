//! What would put a fault right: several mends to choose from, the best first.
//!
//! A mend is proposed by what the rulebook says of the fault and then carried out on a copy: it is offered only if the
//! fault is gone afterwards, and those that leave the fewest faults come first. Cards are moved, none is lost. Every fault
//! of every table has one mend at least; only its own kind of nonsense (more than five players, 50 Bosses) takes several.

mod love;
mod material;
mod setup;
mod standing;
mod turn;

use super::{Edit, NotDone, Spot, carry, love as lovers, refuses, words};
use crate::material::Employee;
use crate::table::{Draft, Fault, Lover, Place, Seat, Turn};
use crate::text::file::PositionFile;
use crate::text::words::{self as sentences, Names};

/// Edits that together put a fault right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// What it does, for a button: `Doris's Boss to the discard pile`.
    pub name: String,
    /// To be carried out in this order, as one step.
    pub edits: Vec<Edit>,
}

/// Everything offered to put this fault of the file's table right, the best first.
pub fn mends(file: &PositionFile, fault: &Fault) -> Vec<Mend> {
    let mut ways = Ways {
        draft: &file.draft,
        names: file.names(),
        found: Vec::new(),
    };
    match fault {
        Fault::Players { .. }
        | Fault::SeatMissing { .. }
        | Fault::TooManyCards { .. }
        | Fault::CardsMissing { .. }
        | Fault::CardsUnplaced { .. } => material::mends(&mut ways, fault),
        Fault::HandTooLarge { .. }
        | Fault::EliminatedHasCards { .. }
        | Fault::EliminatedOnTurn { .. }
        | Fault::TooFewLeft { .. }
        | Fault::FiveSpies { .. }
        | Fault::Above21 { .. }
        | Fault::TwoTaxmen { .. }
        | Fault::AuditWithoutTaxman { .. }
        | Fault::RefillsOverWithoutTaxman => standing::mends(&mut ways, fault),
        Fault::FaceDownStranger { .. }
        | Fault::LoverFaceUp { .. }
        | Fault::LoverFaceDown { .. }
        | Fault::NoLoveChoice { .. }
        | Fault::TwoBosses { .. } => love::mends(&mut ways, fault),
        Fault::PendingCardMissing { .. }
        | Fault::OwnHandLookedAt { .. }
        | Fault::StoodAt21 { .. }
        | Fault::AuditWasDue { .. }
        | Fault::ResultNotSupported { .. } => turn::mends(&mut ways, fault),
        Fault::SetupRound { .. }
        | Fault::SetupPicks { .. }
        | Fault::SetupOffice { .. }
        | Fault::SetupThree { .. }
        | Fault::SetupTaxman { .. }
        | Fault::SetupDiscard { .. }
        | Fault::SetupEliminated { .. }
        | Fault::SetupDecided { .. } => setup::mends(&mut ways, fault),
    }
    tried(file, fault, ways.found)
}

/// Those that put the fault right, those that leave the fewest faults first.
fn tried(file: &PositionFile, fault: &Fault, found: Vec<Mend>) -> Vec<Mend> {
    let before = file.draft.faults();
    let mut good: Vec<(usize, PositionFile, Mend)> = Vec::new();
    for mend in found {
        for (after, mend) in with_love(file, &before, mend) {
            let faults = after.draft.faults();
            let gone = !faults.iter().any(|left| same(left, fault));
            let told = |(_, other, known): &(_, PositionFile, Mend)| {
                *other == after || known.name == mend.name
            };
            if gone && !good.iter().any(told) {
                good.push((faults.len(), after, mend));
            }
        }
    }
    good.sort_by_key(|(faults, _, _)| *faults);
    good.into_iter().map(|(_, _, mend)| mend).collect()
}

/// A mend and what comes of it; where lovers must turn and may in several ways, one for each.
fn with_love(file: &PositionFile, before: &[Fault], mend: Mend) -> Vec<(PositionFile, Mend)> {
    let Ok(after) = carried_out(file, &mend) else {
        return Vec::new();
    };
    let faults = after.draft.faults();
    let ways = lovers::open((&file.draft, before), (&after.draft, &faults));
    if ways.is_empty() {
        return vec![(after, mend)];
    }
    let turned = |lovers: Vec<Lover>| {
        let (mut after, mut mend) = (after.clone(), mend.clone());
        for lover in &lovers {
            lover.turn(&mut after.draft);
            mend.edits.push(turned_over(*lover));
        }
        let names = after.names();
        let turning = names.say(&words::turning(&lovers, &names));
        mend.name = format!("{}, turning {turning}", mend.name);
        (after, mend)
    };
    ways.into_iter().map(turned).collect()
}

/// The file after all edits of a mend, and no lover turned beyond them.
fn carried_out(file: &PositionFile, mend: &Mend) -> Result<PositionFile, NotDone> {
    let mut after = file.clone();
    for edit in &mend.edits {
        if let Some(why) = refuses(&after, edit) {
            return Err(why);
        }
        carry::carry_out(&mut after, edit);
    }
    Ok(after)
}

/// Whether it is the same fault still, whatever its numbers are now.
fn same(one: &Fault, other: &Fault) -> bool {
    one.id() == other.id() && subject(one) == subject(other)
}

/// What a fault is about, where a table may have several of its kind.
fn subject(fault: &Fault) -> (Option<Seat>, Option<Employee>, Option<Place>) {
    match *fault {
        Fault::SeatMissing { seat }
        | Fault::HandTooLarge { seat, .. }
        | Fault::EliminatedHasCards { seat, .. }
        | Fault::FiveSpies { seat }
        | Fault::Above21 { seat, .. }
        | Fault::SetupOffice { seat, .. }
        | Fault::SetupThree { seat, .. }
        | Fault::SetupEliminated { seat } => (Some(seat), None, None),
        Fault::TooManyCards { employee, .. }
        | Fault::CardsMissing { employee, .. }
        | Fault::LoverFaceUp { employee, .. }
        | Fault::LoverFaceDown { employee, .. } => (None, Some(employee), None),
        Fault::FaceDownStranger { employee, seat } => (Some(seat), Some(employee), None),
        Fault::SetupTaxman { place } => (None, None, Some(place)),
        _ => (None, None, None),
    }
}

/// Under the draw pile.
const UNDER_THE_PILE: Spot = Spot::nth(Place::DrawPile, usize::MAX);

/// What is proposed so far.
struct Ways<'a> {
    draft: &'a Draft,
    names: Names,
    found: Vec<Mend>,
}

impl Ways<'_> {
    /// Proposes this; the words are a person's, with the names as they stand.
    fn propose(&mut self, words: &str, edits: Vec<Edit>) {
        let name = self.names.say(words);
        self.found.push(Mend { name, edits });
    }

    /// Cards leave a place for where cards go: the discard pile, in set-up under the draw pile.
    fn away(&mut self, cards: &[Employee], from: Place) {
        let to = if self.draft.turn.in_setup() {
            "under the draw pile"
        } else {
            "to the discard pile"
        };
        let edits = away(self.draft, cards, from);
        let words = format!("{} {to}", self.of(cards, from));
        self.propose(&words, edits);
    }

    /// A card of each of these kinds leaves, or where several must, the cheapest and the dearest of them.
    fn some_away(&mut self, cards: &[Employee], how_many: usize, from: Place) {
        for some in choices(cards, how_many) {
            self.away(&some, from);
        }
    }

    /// Cards and whose they are: `Doris's Boss and Spy`.
    fn of(&self, cards: &[Employee], from: Place) -> String {
        let cards = named(cards);
        match from.seat() {
            Some(seat) => format!("{} {cards}", self.names.owner(seat)),
            None => format!("{cards} from {}", words::place_of(from, &self.names)),
        }
    }

    /// The game stands elsewhere.
    fn stand(&mut self, turn: Turn) {
        let words = match turn {
            Turn::Setup { round, .. } => format!("Set-up, round {round}"),
            _ => sentences::turn(&turn, &self.names),
        };
        self.propose(words.trim_end_matches('.'), vec![Edit::Turn(turn)]);
    }

    /// The game is over with one of the results that the table supports.
    fn over(&mut self) {
        for result in self.draft.results() {
            self.stand(Turn::Over { result });
        }
    }

    /// The seats still in the game, clockwise after this one; itself last, if it is in the game.
    fn others_first(&self, seat: Seat) -> Vec<Seat> {
        let mut left = self.draft.alive();
        let mut order = Vec::new();
        let mut at = seat;
        while let Some(next) = left.next_after(at) {
            left = left.without(next);
            order.push(next);
            at = next;
        }
        order
    }

    /// A card of this kind that lies in none of the players' places comes to one of these, from wherever it is.
    fn fetch(&mut self, card: Employee, to: Place) {
        for from in [Place::Tray, Place::DiscardPile, Place::DrawPile] {
            if self.draft.count(from, card) > 0 {
                let words = format!(
                    "{card} from {} to {}",
                    words::place_of(from, &self.names),
                    words::place_of(to, &self.names)
                );
                self.propose(&words, vec![shift(card, from, Spot::at(to))]);
            }
        }
    }
}

fn shift(card: Employee, from: Place, to: Spot) -> Edit {
    let from = Spot::at(from);
    Edit::Move { card, from, to }
}

fn turned_over(lover: Lover) -> Edit {
    let (from, to) = lover.places();
    shift(lover.employee, from, Spot::at(to))
}

fn away(draft: &Draft, cards: &[Employee], from: Place) -> Vec<Edit> {
    let to = if draft.turn.in_setup() {
        UNDER_THE_PILE
    } else {
        Spot::at(Place::DiscardPile)
    };
    cards.iter().map(|&card| shift(card, from, to)).collect()
}

/// Cards by name, those alike together: `Boss and 2 Spy cards`; many kinds are only counted.
fn named(cards: &[Employee]) -> String {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.len() > 4 {
        return sentences::cards(cards.len());
    }
    let many = |kind: &Employee| match cards.iter().filter(|card| *card == kind).count() {
        1 => kind.name().to_owned(),
        count => format!("{count} {kind} cards"),
    };
    let names: Vec<String> = kinds.iter().map(many).collect();
    sentences::list(&names)
}

/// One card of each kind; or, where several are asked for, those that bring least and those that bring most.
fn choices(cards: &[Employee], how_many: usize) -> Vec<Vec<Employee>> {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| card.profit());
    if how_many == 0 || how_many > sorted.len() {
        return Vec::new();
    }
    if how_many == 1 {
        sorted.dedup();
        return sorted.into_iter().map(|card| vec![card]).collect();
    }
    let least = sorted[..how_many].to_vec();
    let most = sorted[sorted.len() - how_many..].to_vec();
    vec![least, most]
}
