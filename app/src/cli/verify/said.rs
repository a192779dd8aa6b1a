//! Cards as people write them: `Boss, 2 Secretary, Spy 3`.

use office21::material::{Cards, Employee};
use office21::table::MOST_PLAYERS;
use office21::text::shortened;

/// A deck, which has a card at least.
pub(super) fn deck(text: &str) -> Result<Cards, String> {
    let cards = cards(text)?;
    if cards.is_empty() {
        return Err("the deck has no cards".to_owned());
    }
    Ok(cards)
}

/// The offices, seat after seat, with a slash in between.
pub(super) fn offices(text: &str) -> Result<[Cards; MOST_PLAYERS], String> {
    let mut offices = [Cards::NONE; MOST_PLAYERS];
    let said: Vec<&str> = text.split('/').collect();
    if said.len() > MOST_PLAYERS {
        return Err(format!(
            "{} offices: the game has {MOST_PLAYERS} at most",
            said.len()
        ));
    }
    for (office, text) in offices.iter_mut().zip(said) {
        *office = cards(text)?;
    }
    Ok(offices)
}

fn cards(text: &str) -> Result<Cards, String> {
    let mut counts = [0_usize; Employee::ALL.len()];
    for said in text
        .split(',')
        .map(str::trim)
        .filter(|said| !said.is_empty())
    {
        let (employee, count) = some(said)?;
        counts[employee.index()] = counts[employee.index()].saturating_add(count);
    }
    let mut cards = Cards::NONE;
    for (employee, count) in Employee::ALL.into_iter().zip(counts) {
        let copies = employee.copies();
        if count > usize::from(copies) {
            return Err(format!("{count} {employee} cards: the game has {copies}"));
        }
        (0..count).for_each(|_| cards.add(employee));
    }
    Ok(cards)
}

/// `Spy`, `2 Spy` or `Spy 2`.
fn some(said: &str) -> Result<(Employee, usize), String> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let (name, count) = match words[..] {
        [name] => (name, "1"),
        [one, two] if one.starts_with(|c: char| c.is_ascii_digit()) => (two, one),
        [one, two] => (one, two),
        _ => {
            return Err(format!(
                "\"{}\" is not a kind of card and how many, as in `2 Spy`",
                shortened(said)
            ));
        }
    };
    let same = |employee: &Employee| employee.name().eq_ignore_ascii_case(name);
    let employee = Employee::ALL.into_iter().find(same).ok_or_else(|| {
        let names = Employee::ALL.map(Employee::name).join(", ");
        format!(
            "there is no employee \"{}\"; there are {names}",
            shortened(name)
        )
    })?;
    let count = count.parse().map_err(|_| {
        let count = shortened(count);
        format!("\"{count}\" is not how many {employee} cards there are")
    })?;
    Ok((employee, count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Employee::{Boss, Spy};

    #[test]
    fn cards_are_read_as_people_write_them() {
        let cards = Cards::of(&[Boss, Spy, Spy, Spy]);
        for text in ["Boss, 3 Spy", "spy 2,BOSS, Spy,", "boss 1,  Spy   3"] {
            assert_eq!(deck(text), Ok(cards), "{text}");
        }
        let laid = offices("Boss / / 3 Spy").expect("three offices");
        assert_eq!(
            laid.map(Cards::len),
            [1, 0, 3, 0, 0],
            "an office may be empty"
        );
    }

    #[test]
    fn what_is_no_deck_is_said_in_words() {
        let no = |text: &str| deck(text).expect_err("it is no deck");
        assert_eq!(no(" , "), "the deck has no cards");
        assert_eq!(no("3 Boss"), "3 Boss cards: the game has 2");
        assert_eq!(no("Spy, 5 Spy"), "6 Spy cards: the game has 5");
        assert_eq!(
            no("many Spy"),
            "there is no employee \"many\"; there are Spy, Cleaner, Operator, Assistant, Sales, Manager, Secretary, Boss, Director, Taxman"
        );
        assert_eq!(no("Spy -2"), "\"-2\" is not how many Spy cards there are");
        assert!(no("2 brave Spies").contains("as in `2 Spy`"));
        assert!(no("Bosses 1").starts_with("there is no employee \"Bosses\""));
        assert!(offices("/////").is_err());
    }
}
