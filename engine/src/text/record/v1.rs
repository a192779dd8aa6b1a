//! Format 1 of records, as it stands in files.

use serde::{Deserialize, Serialize};

use super::{Handover, PlayerKind, PositionFile, Record, Writer, quoted};
use crate::table::Outcome;
use crate::text::file::{FORMAT, FileV1, inline};

/// A record file. The names of the players stand in the start position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
pub(super) struct RecordV1 {
    pub(super) format: u64,
    pub(super) revision: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) title: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) seats: Vec<PlayerKind>,
    pub(super) start: FileV1,
    pub(super) actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Outcome>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) assisted: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) handovers: Vec<Handover>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) note: String,
}

impl From<&Record> for RecordV1 {
    fn from(record: &Record) -> Self {
        let kinds = record.players.iter().map(|player| player.kind.clone());
        Self {
            format: FORMAT,
            revision: record.revision,
            title: record.title.clone(),
            seats: kinds.collect(),
            start: FileV1::from(&PositionFile {
                knowledge: record.knowledge.clone(),
                ..PositionFile::of(&record.start, &record.name_list())
            }),
            actions: record.words(),
            result: record.outcome(),
            assisted: record.assisted,
            handovers: record.handovers.clone(),
            note: record.note.clone(),
        }
    }
}

impl RecordV1 {
    /// RON: the start position as in a position file, one action a line.
    pub(super) fn to_ron(&self) -> String {
        let mut writer = Writer::default();
        writer.open("(");
        writer.field("format", &self.format);
        writer.field("revision", &self.revision);
        writer.text("title", &self.title);
        if self.seats.iter().any(|kind| *kind != PlayerKind::Person) {
            writer.field("seats", &self.seats);
        }
        writer.open("start: (");
        writer.position_fields(&self.start);
        writer.close("),");
        writer.open("actions: [");
        for action in &self.actions {
            writer.line(&format!("{},", quoted(action)));
        }
        writer.close("],");
        if self.result.is_some() {
            writer.field("result", &self.result);
        }
        if self.assisted {
            writer.field("assisted", &true);
        }
        if !self.handovers.is_empty() {
            writer.open("handovers: [");
            for handover in &self.handovers {
                writer.line(&format!("{},", inline(handover)));
            }
            writer.close("],");
        }
        writer.text("note", &self.note);
        writer.close(")");
        writer.finish()
    }
}
