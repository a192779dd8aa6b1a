//! From bytes to values: size, encoding, RON or JSON, version.

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::{FORMAT, FileError, LARGEST, strict};
use crate::text::shortened;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contents {
    Position,
    Record,
}

/// As much of a file as tells its version and what it holds.
#[derive(Deserialize)]
#[serde(rename = "Position")]
struct Probe {
    format: Option<u64>,
    start: Option<IgnoredAny>,
    actions: Option<IgnoredAny>,
}

/// The same of a file that says what it holds: RON may name the structure before its bracket.
#[derive(Deserialize)]
#[serde(rename = "Record")]
struct RecordProbe {
    format: Option<u64>,
    start: Option<IgnoredAny>,
    actions: Option<IgnoredAny>,
}

impl From<RecordProbe> for Probe {
    fn from(probe: RecordProbe) -> Self {
        let RecordProbe {
            format,
            start,
            actions,
        } = probe;
        Self {
            format,
            start,
            actions,
        }
    }
}

/// The text of a file: not too large, UTF-8, without a byte order mark.
pub(crate) fn decode(bytes: &[u8]) -> Result<&str, FileError> {
    if bytes.len() > LARGEST {
        return Err(FileError::TooLarge { bytes: bytes.len() });
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let index = error.valid_up_to();
        let before = bytes.get(..index).unwrap_or_default();
        let before = String::from_utf8_lossy(before);
        let line = before.matches('\n').count() + 1;
        let column = before
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .chars()
            .count()
            + 1;
        FileError::NotText {
            line,
            column,
            index,
        }
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    Ok(text)
}

/// Looks at the version before anything else.
pub(crate) fn check_format(text: &str) -> Result<Contents, FileError> {
    let probe: Probe = if text.trim_start().starts_with("Record") {
        parse::<RecordProbe>(text)?.into()
    } else {
        parse(text)?
    };
    match probe.format {
        None => Err(FileError::NoFormat),
        Some(FORMAT) if probe.start.is_some() || probe.actions.is_some() => Ok(Contents::Record),
        Some(FORMAT) => Ok(Contents::Position),
        Some(format) => Err(FileError::UnknownFormat {
            format,
            place: "format".to_owned(),
        }),
    }
}

/// The column, in characters from 1, that stands after so many bytes of a line.
fn characters(text: &str, line: usize, bytes: usize) -> usize {
    let line = text.split('\n').nth(line.saturating_sub(1)).unwrap_or("");
    let before = line.char_indices().filter(|(at, _)| *at < bytes).count();
    before.max(1)
}

/// Reads RON or JSON, told apart by the first character: a JSON object begins with a brace.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    if text.trim_start().starts_with('{') {
        let read = serde_json::from_str(text).map_err(|error| {
            let (line, bytes) = (error.line(), error.column());
            let message = error.to_string();
            let suffix = format!(" at line {line} column {bytes}");
            let message = message.strip_suffix(&suffix).unwrap_or(&message);
            FileError::Syntax {
                line,
                column: characters(text, line, bytes),
                message: shortened(message).into_owned(),
            }
        })?;
        strict::check::<T>(text)?;
        return Ok(read);
    }
    // `Some(3)` may be written `3`: there is nothing else it could mean.
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| FileError::Syntax {
        line: error.span.start.line,
        column: error.span.start.col,
        message: match error.code {
            ron::Error::ExceededRecursionLimit => "nested too deep".to_owned(),
            other => shortened(&other.to_string()).into_owned(),
        },
    })
}
