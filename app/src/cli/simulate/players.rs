//! Who decides.

/// The players of every game, by seat.
#[derive(Clone, Debug)]
pub(super) struct Lineup {
    names: Vec<String>,
}

impl Lineup {
    /// These bots, if there are such.
    pub(super) fn new(names: Vec<String>) -> Result<Self, String> {
        match names.iter().find(|name| *name != "random") {
            Some(unknown) => Err(format!("there is no bot {unknown}; there is: random")),
            None => Ok(Self { names }),
        }
    }

    /// How many there are.
    pub(super) fn players(&self) -> usize {
        self.names.len()
    }
}
