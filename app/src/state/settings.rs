use serde::{Deserialize, Serialize};

/// What a person has set, kept from one start to the next. A field missing in the file has its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Size of everything, in per cent: 50 to 300.
    pub zoom_percent: u16,
    /// How moves are shown.
    pub animation: Animation,
    /// How long a bot's move is shown before the next, in milliseconds: 0 to 10,000.
    pub bot_pause_ms: u32,
    /// The card counter is hidden.
    pub hide_counter: bool,
    /// Who would win as things stand is hidden.
    pub hide_standing: bool,
    /// Width and height of the window, in points.
    pub window: (f32, f32),
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Animation {
    /// At once.
    Off,
    /// In 0.6 s.
    Slow,
    /// In 0.25 s.
    #[default]
    Fast,
}

impl Animation {
    /// How long a card is under way, in seconds.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 0.6,
            Self::Fast => 0.25,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            zoom_percent: 100,
            animation: Animation::default(),
            bot_pause_ms: 900,
            hide_counter: false,
            hide_standing: false,
            window: (1280.0, 800.0),
        }
    }
}

impl Settings {
    /// The smallest and the largest zoom, in per cent.
    pub const ZOOM: (u16, u16) = (50, 300);

    /// The same with every number brought back into its range, whatever a file said.
    #[must_use]
    pub fn tamed(mut self) -> Self {
        let (least, most) = Self::ZOOM;
        self.zoom_percent = self.zoom_percent.clamp(least, most);
        self.bot_pause_ms = self.bot_pause_ms.min(10_000);
        let tame = |length: f32, least: f32, ordinary: f32| {
            if length.is_finite() {
                length.clamp(least, 16_384.0)
            } else {
                ordinary
            }
        };
        self.window = (
            tame(self.window.0, 400.0, 1280.0),
            tame(self.window.1, 300.0, 800.0),
        );
        self
    }

    /// The zooms there are to choose from; a file may say another one.
    pub const ZOOMS: [u16; 17] = [
        50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 175, 200, 225, 250, 275, 300,
    ];

    /// The next larger zoom, or the next smaller one.
    pub(super) fn zoom(&mut self, larger: bool) {
        let now = self.zoom_percent;
        let next = if larger {
            Self::ZOOMS.into_iter().find(|&zoom| zoom > now)
        } else {
            Self::ZOOMS.into_iter().rfind(|&zoom| zoom < now)
        };
        self.zoom_percent = next.unwrap_or(now);
    }
}
