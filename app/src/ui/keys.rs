//! Keys become commands, by the one table of shortcuts.

use egui::{Context, Event, Key, Modifiers};

use crate::command::{Command, Shortcut};
use crate::state::State;

/// The commands whose shortcuts were pressed in this frame, each taken out of the input.
///
/// A text field keeps plain keys to itself, and so does a focused button Enter and Space.
pub(super) fn pressed(ctx: &Context, state: &State) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let dialog = state.dialog().is_some();
    let mut commands = Vec::new();
    for command in Command::MENU {
        let Some(shortcut) = command.info().and_then(|info| info.shortcut) else {
            continue;
        };
        let Some(key) = Key::from_name(shortcut.key) else {
            continue;
        };
        let plain = shortcut.is_plain();
        let moves_the_caret = matches!(
            key,
            Key::Home | Key::End | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown
        );
        let kept = typing && moves_the_caret
            || plain && (typing || dialog && key != Key::Escape && key != Key::F1);
        let activates = matches!(key, Key::Enter | Key::Space) && plain;
        if kept || (activates && focused) || state.refuses(command).is_some() {
            continue;
        }
        if take(ctx, shortcut) {
            commands.push(command.clone());
        }
    }
    commands
}

/// Texts pasted while no field wants them.
pub(super) fn pasted(ctx: &Context, state: &State) -> Vec<String> {
    if ctx.text_edit_focused() || state.dialog().is_some() {
        return Vec::new();
    }
    let mut texts = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Paste(text) = event else {
                return true;
            };
            texts.push(text.clone());
            false
        });
    });
    texts
}

/// Whether this shortcut was pressed; it is taken out of the input.
pub(super) fn take(ctx: &Context, shortcut: Shortcut) -> bool {
    let Some(key) = Key::from_name(shortcut.key) else {
        return false;
    };
    let mut modifiers = Modifiers::NONE;
    if shortcut.ctrl {
        modifiers |= Modifiers::COMMAND;
    }
    if shortcut.alt {
        modifiers |= Modifiers::ALT;
    }
    if shortcut.shift {
        modifiers |= Modifiers::SHIFT;
    }
    ctx.input_mut(|input| {
        let mut found = false;
        input.events.retain(|event| {
            let hit = matches!(
                event,
                Event::Key { key: pressed, physical_key, pressed: true, modifiers: held, .. }
                    if (held.matches_exact(modifiers)
                        || key == Key::Plus && held.matches_exact(modifiers | Modifiers::SHIFT))
                        // With Shift a digit is another character, and that is what the system tells.
                        && (same_key(*pressed, key) || shortcut.shift && *physical_key == Some(key))
            );
            found |= hit;
            !hit
        });
        found
    })
}

/// Plus is typed as equals on many keyboards, and with Shift on most.
fn same_key(pressed: Key, wanted: Key) -> bool {
    pressed == wanted || (wanted == Key::Plus && pressed == Key::Equals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shortcut_names_a_key_that_exists() {
        for shortcut in Command::MENU
            .iter()
            .filter_map(|command| command.info()?.shortcut)
        {
            assert!(
                Key::from_name(shortcut.key).is_some(),
                "{} is no key",
                shortcut.key
            );
        }
    }
}
