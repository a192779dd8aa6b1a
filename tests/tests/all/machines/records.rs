//! A record that is played on, taken back, redone, saved and read, beside the plain list of its positions.

use office21::play::{Action, Silent};
use office21::table::Position;
use office21::text::laws::record_leads_back;
use office21::text::record::{self, Player, PlayerKind, Record};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};

use super::{any_turn, config};

/// What a person does with a record.
#[derive(Clone, Debug)]
enum Deed {
    /// Plays on from here: what was taken back is gone.
    Play(Index),
    TakeBack,
    Redo,
    /// Saves it and reads it again, as JSON or as RON.
    Save(bool),
}

/// Every position there has been, and which of them is shown.
#[derive(Clone, Debug)]
struct Line {
    positions: Vec<Position>,
    at: usize,
}

struct Reading;

impl ReferenceStateMachine for Reading {
    type State = Line;
    type Transition = Deed;

    fn init_state() -> BoxedStrategy<Line> {
        let line = |start| Line {
            positions: vec![start],
            at: 0,
        };
        any_turn().prop_map(line).boxed()
    }

    fn transitions(_: &Line) -> BoxedStrategy<Deed> {
        prop_oneof![
            6 => any::<Index>().prop_map(Deed::Play),
            2 => Just(Deed::TakeBack),
            1 => Just(Deed::Redo),
            1 => any::<bool>().prop_map(Deed::Save),
        ]
        .boxed()
    }

    fn apply(mut line: Line, deed: &Deed) -> Line {
        match deed {
            Deed::Play(index) => {
                let mut position = line.positions[line.at];
                if let Some(action) = chosen(&position, *index) {
                    position.carry_on(action, &mut Silent);
                    line.positions.truncate(line.at + 1);
                    line.positions.push(position);
                    line.at += 1;
                }
            }
            Deed::TakeBack => line.at = line.at.saturating_sub(1),
            Deed::Redo => line.at = (line.at + 1).min(line.positions.len() - 1),
            Deed::Save(_) => {}
        }
        line
    }
}

fn chosen(position: &Position, index: Index) -> Option<Action> {
    let actions = position.actions();
    (!actions.is_empty()).then(|| *index.get(&actions))
}

/// The record and where one is in it.
struct Kept {
    record: Record,
    at: usize,
}

impl StateMachineTest for Kept {
    type SystemUnderTest = Self;
    type Reference = Reading;

    fn init_test(line: &Line) -> Self {
        let start = line.positions[0];
        let player = |at: usize| Player {
            name: ["Anton", "", "Christa \"C\"", "Doris", "Ä\\"][at].to_owned(),
            kind: PlayerKind::Person,
        };
        let players = (0..start.players()).map(player).collect();
        let record = Record::new(start, players);
        Self { record, at: 0 }
    }

    fn apply(mut kept: Self, _: &Line, deed: Deed) -> Self {
        match deed {
            Deed::Play(index) => {
                let position = kept.record.position_after(kept.at).expect("it replays");
                if let Some(action) = chosen(&position, index) {
                    kept.record.actions.truncate(kept.at);
                    kept.record.actions.push(action);
                    kept.at += 1;
                }
            }
            Deed::TakeBack => kept.at = kept.at.saturating_sub(1),
            Deed::Redo => kept.at = (kept.at + 1).min(kept.record.actions.len()),
            Deed::Save(json) => {
                assert_eq!(record_leads_back(&kept.record), Ok(()));
                let text = if json {
                    kept.record.to_json()
                } else {
                    kept.record.to_ron()
                };
                kept.record = record::read(text.as_bytes()).expect("a record").record;
            }
        }
        kept
    }

    /// Every position can be had back, the one shown and all the others.
    fn check_invariants(kept: &Self, line: &Line) {
        assert_eq!(kept.at, line.at);
        assert_eq!(kept.record.actions.len() + 1, line.positions.len());
        let shown = kept.record.position_after(kept.at);
        assert_eq!(shown, Ok(line.positions[line.at]));
        let steps = kept.record.steps();
        let positions: Vec<(Position, Position)> = steps.map(|s| (s.before, s.after)).collect();
        let expected: Vec<_> = line
            .positions
            .windows(2)
            .map(|two| (two[0], two[1]))
            .collect();
        assert_eq!(positions, expected);
        let last = line.positions.last().and_then(Position::outcome);
        assert_eq!(kept.record.outcome(), last);
    }
}

prop_state_machine! {
    #![proptest_config(config())]

    #[test]
    fn records_keep_every_position(sequential 1..60 => Kept);
}
