use egui::Color32;
use office21::material::Employee;

/// What the colour of a card's header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Can end the game: Spy, Taxman.
    Ends,
    /// Does something when played: Cleaner, Operator, Assistant, Sales.
    Acts,
    /// Guards its office: Manager.
    Guards,
    /// Boss and Secretary.
    Love,
    /// Cannot be touched in play: Director.
    Untouchable,
}

impl Family {
    /// The family of an employee.
    pub const fn of(employee: Employee) -> Self {
        match employee {
            Employee::Spy | Employee::Taxman => Self::Ends,
            Employee::Cleaner | Employee::Operator | Employee::Assistant | Employee::Sales => {
                Self::Acts
            }
            Employee::Manager => Self::Guards,
            Employee::Boss | Employee::Secretary => Self::Love,
            Employee::Director => Self::Untouchable,
        }
    }

    /// The colour of the header and of the dots.
    pub const fn colour(self) -> Color32 {
        match self {
            Self::Ends => Color32::from_rgb(0xc2, 0x45, 0x3c),
            Self::Acts => Color32::from_rgb(0x2c, 0x8a, 0x5a),
            Self::Guards => Color32::from_rgb(0x50, 0x62, 0x7d),
            Self::Love => Color32::from_rgb(0x3d, 0x5f, 0xc4),
            Self::Untouchable => Color32::from_rgb(0xb0, 0x7c, 0x0c),
        }
    }

    /// The tint behind the illustration.
    pub const fn tint(self) -> Color32 {
        match self {
            Self::Ends => Color32::from_rgb(0xf5, 0xdc, 0xd8),
            Self::Acts => Color32::from_rgb(0xd8, 0xee, 0xe2),
            Self::Guards => Color32::from_rgb(0xdd, 0xe4, 0xee),
            Self::Love => Color32::from_rgb(0xdc, 0xe3, 0xf8),
            Self::Untouchable => Color32::from_rgb(0xf6, 0xe8, 0xc4),
        }
    }
}

/// Whether the yellow edge says that the card cannot be taken from play by removal.
pub(super) const fn stays_in_play(employee: Employee) -> bool {
    matches!(employee, Employee::Spy | Employee::Director)
}
