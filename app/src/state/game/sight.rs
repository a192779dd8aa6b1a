use office21::material::{Cards, Employee, Profit};
use office21::table::{Seat, Step};

/// Who looks at the screen, and so whose knowledge is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looker {
    /// This seat.
    Seat(Seat),
    /// Nobody yet: the curtain is down and the open table alone is shown.
    Nobody,
    /// Everything is open: only bots play, or the game is over.
    Everything,
}

/// The table as the one who looks knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Who looks.
    pub looker: Looker,
    /// The seat to draw at the bottom.
    pub front: Seat,
    /// Every seat, clockwise from seat 1.
    pub seats: Vec<SeatSight>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// The top card of the draw pile, if the one who looks knows it.
    pub top: Option<Employee>,
    /// The discard pile, oldest first.
    pub discard: Vec<Employee>,
    /// The card counter: what the one who looks has not seen, and cannot place.
    pub unseen: Cards,
    /// Which decision is awaited.
    pub step: Step,
    /// Who decides.
    pub decider: Option<Seat>,
    /// Whose turn it is.
    pub on_turn: Option<Seat>,
    /// The round of set-up.
    pub setup_round: Option<u8>,
    /// Where the loving pair lies: the Boss, the Secretary.
    pub love: Option<(Seat, Seat)>,
    /// Where the Taxman lies.
    pub taxman: Option<Seat>,
    /// At the start of whose turn the audit falls due.
    pub audit_due: Option<Seat>,
    /// Nobody refills any more.
    pub refills_over: bool,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSight {
    /// Which.
    pub seat: Seat,
    /// Still in the game.
    pub alive: bool,
    /// The total.
    pub total: Profit,
    /// Face-up cards.
    pub office: Cards,
    /// Face-down cards; everybody knows what they are.
    pub face_down: Cards,
    /// The hand: known cards first, then `None` for each card not known.
    pub hand: Vec<Option<Employee>>,
    /// The card put aside in set-up: `Some(None)` is one that is not known.
    pub picked: Option<Option<Employee>>,
    /// Stands at exactly 21 and wins at the start of the next turn.
    pub at_21: bool,
}
