//! Where the game stands, as it is named in a list to choose from.

use office21::table::Step;

/// As it stands in the list.
pub const fn step_name(step: Step) -> &'static str {
    match step {
        Step::Setup => "Set-up: all pick a card",
        Step::SetupLove => "Set-up: love choice",
        Step::Start => "The turn begins",
        Step::Play => "2 Play a card",
        Step::Cleaner => "3 Effect of Cleaner",
        Step::Operator => "3 Effect of Operator",
        Step::Assistant => "3 Effect of Assistant",
        Step::Sales => "3 Effect of Sales",
        Step::Director => "3 Effect of Director: a hand",
        Step::DirectorDiscard => "3 Effect of Director: a card",
        Step::Love => "3 Love choice",
        Step::Over => "The game is over",
    }
}
