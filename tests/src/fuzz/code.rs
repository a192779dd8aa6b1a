use office21::text::code::{self, CodeError};

use super::finding::look_at_draft;

/// Bytes to a code. Chance hardly ever hits the check character, so a wrong one is put right, and it is read again.
pub(super) fn code(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match code::read(text) {
        Err(CodeError::Check {
            index, expected, ..
        }) => {
            let right = |(at, c)| if at + 1 == index { expected } else { c };
            let text: String = text.chars().enumerate().map(right).collect();
            comes_back(&text);
        }
        Err(error) => explains(text, &error),
        Ok(_) => comes_back(text),
    }
}

/// The error has words, and names a character that there is.
fn explains(text: &str, error: &CodeError) {
    let message = error.to_string();
    let index = message
        .split_once("character ")
        .and_then(|(_, rest)| rest.split([':', ';']).next())
        .and_then(|number| number.parse::<usize>().ok());
    let length = text.chars().count();
    assert!(
        index.is_none_or(|index| index <= length),
        "{message}: {text}"
    );
}

/// The text is a code, and what it holds has a code of its own that holds the same.
fn comes_back(text: &str) {
    let draft = code::read(text);
    let draft = draft.unwrap_or_else(|error| panic!("{error}: {text}"));
    look_at_draft(&draft);
    let line = code::write(&draft).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(code::read(&line).as_ref(), Ok(&draft), "{line}");
    let again = code::write(&draft);
    assert_eq!(again.as_ref(), Ok(&line));
}
