//! JSON as strict as RON: a structure is an object with names, never a list of values; a variant without anything is a
//! word, never an object. Derived readers would take both.

use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    Unexpected, VariantAccess, Visitor,
};
use serde_json::{Error, Value};

use super::FileError;
use crate::text::shortened;

/// Checks the shape of a text that reads as this.
///
/// # Errors
/// Where a list stands for a structure, or an object for a word.
pub(super) fn check<T: DeserializeOwned>(text: &str) -> Result<(), FileError> {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    match serde_path_to_error::deserialize::<_, T>(Strict(&value)) {
        Ok(_) => Ok(()),
        Err(error) => Err(FileError::Inconsistent {
            place: shortened(&error.path().to_string()).into_owned(),
            message: shortened(&error.inner().to_string()).into_owned(),
        }),
    }
}

/// A value of which only the shape is looked at; whether it reads at all has been seen before.
#[derive(Clone, Copy)]
struct Strict<'a>(&'a Value);

impl<'de> IntoDeserializer<'de, Error> for Strict<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// What a value is, for a message.
fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(bool) => Unexpected::Bool(*bool),
        Value::Number(_) => Unexpected::Other("number"),
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(list) => visitor.visit_seq(SeqDeserializer::new(list.iter().map(Strict))),
            Value::Object(map) => {
                let pairs = map
                    .iter()
                    .map(|(name, value)| (name.as_str(), Strict(value)));
                visitor.visit_map(MapDeserializer::new(pairs))
            }
            plain => plain.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(_) => self.deserialize_any(visitor),
            other => Err(Error::invalid_type(unexpected(other), &name)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(Variant { word, value: None }),
            Value::Object(map) if map.len() == 1 => match map.iter().next() {
                Some((word, value)) => visitor.visit_enum(Variant {
                    word,
                    value: Some(Strict(value)),
                }),
                None => Err(Error::invalid_type(Unexpected::Map, &name)),
            },
            other => Err(Error::invalid_type(unexpected(other), &name)),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct
        map identifier ignored_any
    }
}

/// A variant, with what it carries.
struct Variant<'de> {
    word: &'de str,
    value: Option<Strict<'de>>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let word: StrDeserializer<'de, Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> Variant<'de> {
    fn carried(self) -> Result<Strict<'de>, Error> {
        let nothing = || Error::custom(format_args!("{} carries something", self.word));
        self.value.ok_or_else(nothing)
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.value {
            None => Ok(()),
            Some(_) => Err(Error::custom(format_args!("{} is a word alone", self.word))),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.carried()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.carried()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.carried()?
            .deserialize_struct("an object", fields, visitor)
    }
}
