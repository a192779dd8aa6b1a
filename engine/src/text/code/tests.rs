use super::{ALPHABET, CHECKS, CodeError, MODULUS, looks_like_code, read, write};
use crate::material::Employee;
use crate::rulebook::Readings;
use crate::table::{Chance, Draft, Position, Seat};

/// Drafts of random games, and editor's drafts made of them by moving cards about.
fn drafts() -> Vec<Draft> {
    let mut drafts = vec![Draft::empty(2), Draft::empty(5)];
    let mut chance = Chance(9);
    for seed in 0..40 {
        let mut readings = Readings::default();
        for question in 0..7 {
            readings.choose(question, chance.below(3));
        }
        let mut position = Position::deal(2 + seed as usize % 4, seed, readings);
        while let actions = position.actions()
            && !actions.is_empty()
        {
            let mut draft = position.to_draft();
            if seed % 2 == 1 {
                disturb(&mut draft, &mut chance);
            }
            drafts.push(draft);
            position.carry_out(
                actions[chance.below(actions.len())],
                &mut crate::play::Silent,
            );
        }
        drafts.push(position.to_draft());
    }
    drafts
}

fn disturb(draft: &mut Draft, chance: &mut Chance) {
    let at = chance.below(draft.seats.len());
    let hand: Vec<Employee> = draft.seats[at].hand.iter().collect();
    for card in hand {
        draft.seats[at].hand.take(card);
        match chance.below(3) {
            0 => draft.tray.push(card),
            1 => draft.seats[at].face_down.add(card),
            _ => draft.discard_pile.push(card),
        }
    }
    draft.seats[at].eliminated = chance.below(2) == 0;
    draft.seats[at].total_since = if chance.below(2) == 0 {
        i64::MIN
    } else {
        i64::MAX
    };
    draft.audit_of = Some(Seat::ALL[at]);
    draft.chance = u64::MAX - chance.below(2) as u64;
}

#[test]
fn every_draft_comes_back_exactly_however_it_is_wrapped() {
    let mut longest = 0;
    for draft in drafts() {
        let code = write(&draft).unwrap_or_else(|error| panic!("{error}"));
        if draft.faults().is_empty() && draft.seats.len() == 4 {
            longest = longest.max(code.len());
        }
        let (front, back) = code.split_at(code.len() / 2);
        for text in [
            code.clone(),
            format!("`{code}`"),
            format!("“{code}”."),
            format!("> > {front}\r\n> > {back}\n"),
            format!("\u{feff} \"{front} {back}\""),
        ] {
            assert_eq!(read(&text).as_ref(), Ok(&draft), "{text}");
            assert!(looks_like_code(&text));
        }
    }
    assert!(longest < 200, "{longest} characters");
}

#[test]
fn a_wrong_beginning_is_a_wrong_character_where_the_rest_is_a_code() {
    let code = write(&Draft::empty(2)).expect("it has a code");
    for (text, index, character) in [
        (code.replacen('O', "0", 1), 1, '0'),
        (code.replacen("21", "l2", 1), 2, 'l'),
        (code.replacen('.', ",", 1), 4, ','),
    ] {
        assert!(looks_like_code(&text), "{text}");
        let expected = "O21. at the beginning";
        assert_eq!(
            read(&text),
            Err(CodeError::Unexpected {
                index,
                character,
                expected
            })
        );
    }
    for other in ["O21", "02", "(format: 1)", "/a/b/c/d/e", "O21x", ""] {
        assert_eq!(read(other), Err(CodeError::NotACode), "{other}");
    }
}

#[test]
fn no_wrong_character_and_no_exchange_goes_unnoticed() {
    for draft in drafts().iter().step_by(97) {
        let code = write(draft).unwrap_or_else(|error| panic!("{error}"));
        let characters: Vec<char> = code.chars().collect();
        for at in 0..characters.len() {
            for other in ALPHABET.chars().chain(['z', 'ß', ';']) {
                let mut changed = characters.clone();
                changed[at] = other;
                let text: String = changed.iter().collect();
                assert!(
                    other == characters[at] || read(&text).is_err(),
                    "{code} {text}"
                );
            }
            let mut shorter = characters.clone();
            shorter.truncate(at);
            let _ = read(&shorter.iter().collect::<String>());
            if at > 0 && characters[at] != characters[at - 1] {
                let mut exchanged = characters.clone();
                exchanged.swap(at, at - 1);
                let text: String = exchanged.iter().collect();
                assert!(read(&text).is_err(), "{code} {text}");
            }
        }
    }
    assert!(ALPHABET.len() < MODULUS && CHECKS.len() == MODULUS);
}

#[test]
fn what_is_wrong_is_said_with_its_character() {
    let code = match write(&Position::deal(3, 1, Readings::default()).to_draft()) {
        Ok(code) => code,
        Err(error) => panic!("{error}"),
    };
    let cases = [
        ("hello".to_owned(), "a code begins with O21."),
        (
            code.replacen("O21.1", "O21.2", 1),
            "character 5: this code has version 2",
        ),
        (code.replacen("/U1", "/W1", 1), "`W` cannot stand here"),
        (
            code.replacen("O21.1/.", "O21.1/.BBB", 1),
            "character 10: one Boss too many",
        ),
        (
            code.replacen("O21.1/", "O21.1/ß", 1),
            "character 7: `ß` cannot stand here",
        ),
        (
            code.replacen("O21.1/", "> O21.\n> 1/ß", 1),
            "character 12: `ß`",
        ),
        ("O21.1".to_owned(), "stops after character 5"),
        ("O21.1/./P1//".to_owned(), "there are 1 players"),
        (
            "O21.1/Y.Q,B.,B./P1//0".to_owned(),
            "character 9: `Q` cannot stand here",
        ),
        (
            "O21.1/.,./P3//".to_owned(),
            "character 12: there is no seat 3",
        ),
        ("O21.1/.,./P1///x".to_owned(), "check character is `x`"),
        (
            "O21.1/.,./P1///K99999999999999999999/x".to_owned(),
            "character 17: this number is too large",
        ),
    ];
    for (text, expected) in cases {
        match read(&text) {
            Ok(_) => panic!("no error: {text}"),
            Err(error) => assert!(error.to_string().contains(expected), "{text}: {error}"),
        }
    }
}

#[test]
fn what_would_not_come_back_is_not_handed_out() {
    let mut draft = Draft::empty(3);
    draft.discard_pile.push(Employee::Boss);
    assert!(matches!(write(&draft), Err(CodeError::NotWritable { .. })));
    assert!(matches!(
        write(&Draft::empty(1)),
        Err(CodeError::NotWritable { .. })
    ));
}
