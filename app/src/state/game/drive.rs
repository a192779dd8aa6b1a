use std::time::Duration;

/// What the bots are about.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace;

impl Pace {
    pub(super) const fn wake_at(&self) -> Option<Duration> {
        None
    }
}
