//! Where the chosen card of the editor goes, by key.

use office21::table::Seat;

use super::Shortcut;

/// Where the chosen card of the editor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// Into an office, face-up.
    Office(Seat),
    /// Into a hand.
    Hand(Seat),
    /// On top of the draw pile.
    Top,
    /// Under the draw pile.
    Bottom,
    /// On the discard pile.
    Discard,
    /// Back to the tray.
    Tray,
    /// Aside, as its player's pick in set-up.
    Pick,
    /// Nowhere: a lover is turned over.
    TurnOver,
    /// Where it most likely should go.
    Nearest,
}

impl Zone {
    /// Every zone with its key and what it is called.
    pub const KEYS: [(Self, Shortcut, &'static str); 17] = [
        (
            Self::Office(Seat::ALL[0]),
            Shortcut::key("Digit1"),
            "To the office of seat 1",
        ),
        (
            Self::Office(Seat::ALL[1]),
            Shortcut::key("Digit2"),
            "To the office of seat 2",
        ),
        (
            Self::Office(Seat::ALL[2]),
            Shortcut::key("Digit3"),
            "To the office of seat 3",
        ),
        (
            Self::Office(Seat::ALL[3]),
            Shortcut::key("Digit4"),
            "To the office of seat 4",
        ),
        (
            Self::Office(Seat::ALL[4]),
            Shortcut::key("Digit5"),
            "To the office of seat 5",
        ),
        (
            Self::Hand(Seat::ALL[0]),
            Shortcut::shift("Digit1"),
            "To the hand of seat 1",
        ),
        (
            Self::Hand(Seat::ALL[1]),
            Shortcut::shift("Digit2"),
            "To the hand of seat 2",
        ),
        (
            Self::Hand(Seat::ALL[2]),
            Shortcut::shift("Digit3"),
            "To the hand of seat 3",
        ),
        (
            Self::Hand(Seat::ALL[3]),
            Shortcut::shift("Digit4"),
            "To the hand of seat 4",
        ),
        (
            Self::Hand(Seat::ALL[4]),
            Shortcut::shift("Digit5"),
            "To the hand of seat 5",
        ),
        (Self::Top, Shortcut::key("D"), "On top of the draw pile"),
        (Self::Bottom, Shortcut::key("B"), "Under the draw pile"),
        (Self::Discard, Shortcut::key("X"), "On the discard pile"),
        (Self::Tray, Shortcut::key("T"), "Back to the tray"),
        (
            Self::Pick,
            Shortcut::key("P"),
            "Aside, as its player's pick in set-up",
        ),
        (
            Self::TurnOver,
            Shortcut::key("F"),
            "Turn it over: face-up, face-down",
        ),
        (
            Self::Nearest,
            Shortcut::key("N"),
            "Where it most likely should go",
        ),
    ];
}
