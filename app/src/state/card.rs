use office21::material::Employee;
use office21::table::Place;

/// Cards of one kind that lie at one place of an open table; in a pile, one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Where.
    pub place: Place,
    /// Which kind.
    pub employee: Employee,
    /// In a pile, which card of it: the draw pile from the top, the discard pile from the oldest.
    pub at: Option<usize>,
}
