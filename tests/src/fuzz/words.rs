use office21::text::notation;
use office21::text::words::Names;

use super::finding::look_at;
use super::input::Input;

/// Two bytes to a position, the others to words for an action there.
///
/// What they are read as has words of its own that are read as the same; capital letters make no difference; what is
/// not understood is said with what is awaited.
pub(super) fn words(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let position = input.position();
    look_at(position);
    let names = ["Anton", "Jacky", "Mary Ann", "seat 1", ""].map(str::to_owned);
    let names = Names::new(&names);
    let text = input.text();
    let read = notation::read(position, &names, &text);
    match &read {
        Ok(action) => {
            let words = notation::write(position, *action);
            let again = notation::read(position, &names, &words);
            assert_eq!(again.as_ref(), Ok(action), "{text:?} is {words:?}");
        }
        Err(error) => assert!(error.to_string().contains(&error.awaited)),
    }
    if text.is_ascii() {
        let loud = notation::read(position, &names, &text.to_ascii_uppercase());
        assert_eq!(loud.ok(), read.ok(), "{text:?}");
    }
}
