/// A key with its modifiers, as plain data. Keys are named as egui names them: `Z`, `F1`, `Enter`, `ArrowLeft`, `Digit1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// Ctrl, or Command on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
    /// Alt, or Option on a Mac.
    pub alt: bool,
    /// The key.
    pub key: &'static str,
}

impl Shortcut {
    /// The key alone.
    pub const fn key(key: &'static str) -> Self {
        Self {
            ctrl: false,
            shift: false,
            alt: false,
            key,
        }
    }

    /// With Ctrl.
    pub const fn ctrl(key: &'static str) -> Self {
        Self {
            ctrl: true,
            ..Self::key(key)
        }
    }

    /// With Ctrl and Shift.
    pub const fn ctrl_shift(key: &'static str) -> Self {
        Self {
            shift: true,
            ..Self::ctrl(key)
        }
    }

    /// With Shift.
    pub const fn shift(key: &'static str) -> Self {
        Self {
            shift: true,
            ..Self::key(key)
        }
    }

    /// With Alt.
    pub const fn alt(key: &'static str) -> Self {
        Self {
            alt: true,
            ..Self::key(key)
        }
    }

    /// Whether it is a plain key, which a text field would take for itself.
    pub const fn is_plain(self) -> bool {
        !self.ctrl && !self.alt
    }
}

impl std::fmt::Display for Shortcut {
    /// As a person reads it: `Ctrl+Shift+Z`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (held, name) in [
            (self.ctrl, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(match self.key {
            "ArrowLeft" => "←",
            "ArrowRight" => "→",
            "ArrowUp" => "↑",
            "ArrowDown" => "↓",
            "Escape" => "Esc",
            "Plus" => "+",
            "Minus" => "−",
            other => other.strip_prefix("Digit").unwrap_or(other),
        })
    }
}
