use office21::laws::{check_position_quickly, check_step_quickly};
use office21::text::record::{self, Record};

use super::finding::look_at_action;

/// Bytes to a game record: what can be read replays by the laws, is written back as the same, and can be taken back.
pub(super) fn ron_record(bytes: &[u8]) {
    match record::read(bytes) {
        Ok(loaded) => {
            let names = loaded.record.names();
            if let Some(problem) = loaded.problem {
                assert!(!problem.message(&names).is_empty());
            }
            replays(&loaded.record);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn replays(record: &Record) {
    let mut last = None;
    let mut steps = 0;
    for step in record.steps() {
        look_at_action(&step.before, step.action);
        let broken = check_position_quickly(&step.after);
        assert!(broken.is_empty(), "{broken:#?} by {:?}", step.action);
        last = Some(step);
        steps += 1;
    }
    assert_eq!(steps, record.actions.len(), "a loaded record stops");
    if let Some(step) = last {
        let broken = check_step_quickly(&step.before, step.action, &step.events, &step.after);
        assert!(broken.is_empty(), "{broken:#?} by {:?}", step.action);
        assert_eq!(record.position_after(steps - 1), Ok(step.before));
    }
    let ron = record.to_ron();
    let again = record::read(ron.as_bytes()).map(|again| again.record);
    assert_eq!(again.as_ref(), Ok(record), "{ron}");
}
