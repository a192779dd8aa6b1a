//! Bytes taken apart: every target that plays decodes its input by hand, so that each byte means one thing.

use std::sync::LazyLock;

use office21::table::Position;

use crate::games::{Theme, positions, readings, start};

/// What is left of an input. Where it has ended, zeros follow.
pub(super) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether something is left.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn byte(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    pub(super) fn two_bytes(&mut self) -> usize {
        usize::from(self.byte()) << 8 | usize::from(self.byte())
    }

    /// A number below this one, which is not 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound
    }

    /// One of these, if there are any.
    pub(super) fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let byte = usize::from(self.byte());
        things.get(byte.checked_rem(things.len())?).copied()
    }

    /// Where a game goes on from, by seven bytes: in half of the cases a position from the middle of a game, in the
    /// others the start of one, by theme, players, two bytes of readings and two of a seed.
    pub(super) fn start(&mut self) -> Position {
        if self.byte() >= 128 {
            return *self.position();
        }
        let theme = Theme::ALL[self.below(Theme::ALL.len())];
        let players = 2 + self.below(4);
        let readings = readings(self.two_bytes());
        start(theme, players, self.two_bytes() as u64, readings)
    }

    /// A position from the middle of a game, by two bytes.
    pub(super) fn position(&mut self) -> &'static Position {
        static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| positions(192));
        &POSITIONS[self.two_bytes() % POSITIONS.len()]
    }

    /// What is left as text; what is no text is left out.
    pub(super) fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}
