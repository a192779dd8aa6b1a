//! Where the game stands: whose turn, which step, what is pending.

use egui::Ui;
use office21::compose::{Edit, turn_at};
use office21::table::{End, Outcome, Seat, Step, Turn, Victory};

use super::super::Desk;
use super::super::widgets::capital;
use super::fields::{choose, row, text};
use crate::state::{Composed, step_name};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let draft = &table.file().draft;
    let turn = &draft.turn;
    let step = turn.step();
    let seat = turn.decider().unwrap_or(Seat::ALL[0]);
    let seats = seats(table);
    if !matches!(turn, Turn::Setup { .. } | Turn::Over { .. }) {
        let other = row(ui, "Turn of", |ui| choose(ui, "Turn of", &seat, &seats));
        if let Some(seat) = other {
            desk.push(Edit::Turn(turn_at(step, seat, turn)).into());
        }
    }
    let steps = Step::ALL.map(|step| (step_name(step).to_owned(), step));
    if let Some(step) = row(ui, "Step", |ui| choose(ui, "Step", &step, &steps)) {
        desk.push(Edit::Turn(turn_at(step, seat, turn)).into());
    }
    detail(ui, desk, table, &seats);
    let refills = [("go on".to_owned(), false), ("are over".to_owned(), true)];
    let over = row(ui, "Refills", |ui| {
        choose(ui, "Refills", &draft.refills_over, &refills)
    });
    if let Some(over) = over {
        desk.push(Edit::RefillsOver(over).into());
    }
    let mut owners = vec![("whoever holds the Taxman".to_owned(), None)];
    owners.extend(seats.iter().map(|(name, seat)| (name.clone(), Some(*seat))));
    let owner = row(ui, "Audit of", |ui| {
        choose(ui, "Audit of", &draft.audit_of, &owners)
    });
    if let Some(owner) = owner {
        desk.push(Edit::AuditOf(owner).into());
    }
    chance(ui, desk, table);
}

/// Every seat by its name.
pub(super) fn seats(table: &Composed) -> Vec<(String, Seat)> {
    let name = |(seat, _): (Seat, _)| (table.speech().name(seat).to_owned(), seat);
    table.file().draft.seats().map(name).collect()
}

/// What some steps say besides.
fn detail(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed, seats: &[(String, Seat)]) {
    let turn = table.file().draft.turn.clone();
    let mut changed = turn.clone();
    match &mut changed {
        Turn::Setup { round, .. } | Turn::SetupLove { round, .. } => {
            let rounds = [1, 2, 3].map(|round: u8| (round.to_string(), round));
            if let Some(other) = row(ui, "Round", |ui| choose(ui, "Round", round, &rounds)) {
                *round = other;
            }
        }
        Turn::DirectorDiscard { hand, .. } => {
            if let Some(other) = row(ui, "Looks at", |ui| choose(ui, "Looks at", hand, seats)) {
                *hand = other;
            }
        }
        Turn::Over { result } => outcome(ui, result, seats),
        _ => {}
    }
    if changed != turn {
        desk.push(Edit::Turn(changed).into());
    }
}

fn outcome(ui: &mut Ui, result: &mut Outcome, seats: &[(String, Seat)]) {
    let ends = End::ALL.map(|end| (capital(end.name()), end));
    if let Some(end) = row(ui, "End", |ui| choose(ui, "End", &result.end, &ends)) {
        result.end = end;
    }
    let victories = Victory::ALL.map(|victory| (capital(victory.name()), victory));
    let victory = row(ui, "Victory", |ui| {
        choose(ui, "Victory", &result.victory, &victories)
    });
    if let Some(victory) = victory {
        result.victory = victory;
    }
    row(ui, "Winners", |ui| {
        ui.horizontal_wrapped(|ui| {
            for (name, seat) in seats {
                let mut wins = result.winners.has(*seat);
                let response = ui.checkbox(&mut wins, name);
                let said = format!("{name} wins");
                response.widget_info(|| {
                    egui::WidgetInfo::selected(egui::Role::CheckBox, true, wins, &said)
                });
                if response.changed() {
                    let others = result.winners.into_iter().filter(|other| other != seat);
                    result.winners = others.chain(wins.then_some(*seat)).collect();
                }
            }
        });
    });
}

/// The seed of the next redeal or shuffle, which few tables need. Digits, for a slider would round so large a number.
fn chance(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let now = table.file().draft.chance.to_string();
    let name = "Seed of the next shuffle";
    let typed = row(ui, "Next seed", |ui| text(ui, desk, name, &now, 1));
    let Some(mut digits) = typed else { return };
    digits.retain(|digit| digit.is_ascii_digit());
    let seed = if digits.is_empty() {
        Ok(0)
    } else {
        digits.parse()
    };
    if let Ok(seed) = seed {
        desk.push(Edit::Chance(seed).into());
    }
}
