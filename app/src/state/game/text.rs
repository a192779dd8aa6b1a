use super::Game;

impl Game {
    /// The whole game in words, for a forum.
    pub fn to_text(&self) -> String {
        String::new()
    }
}
