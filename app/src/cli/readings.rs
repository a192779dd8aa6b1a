//! The readings a call names.

use office21::rulebook::Readings;

/// The readings named as `field=Reading`.
pub(super) fn named(said: &[String]) -> Result<Readings, String> {
    let mut readings = Readings::default();
    for one in said
        .iter()
        .map(|one| one.trim())
        .filter(|one| !one.is_empty())
    {
        let (field, value) = one
            .split_once(['=', ':'])
            .ok_or_else(|| format!("\"{one}\" is not of the form field=Reading"))?;
        let (field, value) = (field.trim(), value.trim());
        let question = Readings::QUESTIONS
            .iter()
            .position(|(name, _, _)| *name == field);
        let question = question.ok_or_else(|| {
            let fields: Vec<&str> = Readings::QUESTIONS
                .iter()
                .map(|(name, _, _)| *name)
                .collect();
            format!(
                "there is no reading {field}; there are {}",
                fields.join(", ")
            )
        })?;
        let values = Readings::QUESTIONS
            .get(question)
            .map_or(&[][..], |(_, _, values)| *values);
        let place = values
            .iter()
            .position(|name| name.eq_ignore_ascii_case(value));
        let place =
            place.ok_or_else(|| format!("{field} can be {}, not {value}", values.join(" or ")))?;
        readings.choose(question, place);
    }
    Ok(readings)
}
