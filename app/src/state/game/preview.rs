//! What would come of an action, as far as the one who decides can know: it is carried out on a position made up from
//! that seat's view, and not beyond the end of the turn, so that nothing hidden can show through.

use crate::answer::capital;
use office21::material::{Employee, LIMIT, Profit};
use office21::play::{Action, Event, Happening};
use office21::rulebook::{OperatorPutBack, Rule};
use office21::table::{End, Outcome, Position, Seat, Seats, Step};

use super::Game;
use crate::state::Line;

/// What would come of an action, as far as the one who decides can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The action.
    pub action: Action,
    /// In words: `Remove Boss of Jacky`.
    pub text: String,
    /// What it brings is not seen before it is done: a pick of set-up, a look.
    pub hidden: bool,
    /// Every seat still in the game, before and after.
    pub totals: Vec<TotalChange>,
    /// Lovers that would turn.
    pub turned: Vec<Turned>,
    /// Who would be eliminated.
    pub eliminated: Vec<Seat>,
    /// The card whose effect would be awaited next.
    pub pending: Option<Employee>,
    /// The card whose effect would be forfeited.
    pub forfeited: Option<Employee>,
    /// How the game would end, if it did at once.
    pub outcome: Option<Outcome>,
    /// What follows, in sentences: `Christa stays at 21 and wins when their turn begins.`
    pub lines: Vec<Line>,
}

/// A total before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotalChange {
    /// Whose.
    pub seat: Seat,
    /// Now; of the one whose effect is still to come, before the card was played.
    pub before: Profit,
    /// Then; of an eliminated seat, the total that put it out.
    pub after: Profit,
}

/// A lover that would turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// In whose office.
    pub seat: Seat,
    /// Boss or Secretary.
    pub employee: Employee,
    /// Which side would be up.
    pub face_down: bool,
    /// By which rule.
    pub rule: Rule,
}

impl Game {
    /// What would come of this action now, as far as the one who looks can know; `None` where it cannot be done.
    pub fn preview_of(&self, action: Action) -> Option<Preview> {
        let seat = self.deciding_looker()?;
        let may = self.why_not(action).is_none();
        may.then(|| self.preview_for(seat, action))
    }

    pub(super) fn preview_for(&self, seat: Seat, action: Action) -> Preview {
        self.preview_from(&self.imagined(seat), action)
    }

    /// The same from a given position: the tests compare positions that a view cannot tell apart.
    pub(in crate::state) fn preview_from(&self, before: &Position, action: Action) -> Preview {
        let mut after = *before;
        let mut events: Vec<Event> = Vec::new();
        // What a pick or a look brings is hidden until it is done.
        let hidden = matches!(action, Action::Pick(_) | Action::Look(_) | Action::Begin);
        if !hidden {
            // A refused action changes nothing, and so has an empty preview.
            let _ = after.apply(action, &mut events);
        }
        let mut preview = Preview {
            action,
            text: self.speech.action(action),
            hidden,
            totals: Vec::new(),
            turned: Vec::new(),
            eliminated: Vec::new(),
            pending: after.turn().pending().filter(|_| !hidden),
            forfeited: None,
            outcome: after.outcome(),
            lines: Vec::new(),
        };
        let mut out_with = [None; 5];
        for event in &events {
            self.note(event, &mut preview, &mut out_with);
        }
        for seat in before.alive() {
            preview.totals.push(TotalChange {
                seat,
                before: before.settled_total(seat),
                after: out_with[seat.index()].unwrap_or(after.total(seat)),
            });
        }
        if hidden {
            preview.lines.extend(self.about_hidden(before, action));
        } else {
            self.about_next(before, &after, &mut preview.lines);
        }
        preview
    }

    fn note(&self, event: &Event, preview: &mut Preview, out_with: &mut [Option<Profit>; 5]) {
        let rule = event.rule;
        let says = match event.what {
            Happening::TurnedDown { seat, employee } | Happening::TurnedUp { seat, employee } => {
                let face_down = matches!(event.what, Happening::TurnedDown { .. });
                preview.turned.push(Turned {
                    seat,
                    employee,
                    face_down,
                    rule,
                });
                true
            }
            Happening::Eliminated { seat, total } => {
                preview.eliminated.push(seat);
                out_with[seat.index()] = Some(total);
                true
            }
            Happening::Forfeited { employee, .. } => {
                preview.forfeited = Some(employee);
                true
            }
            Happening::AuditAnnounced { .. }
            | Happening::AuditCalledOff
            | Happening::PileShuffled
            | Happening::Tied { .. }
            | Happening::Redealt
            | Happening::StartPlayer { .. }
            | Happening::Compared { .. }
            | Happening::Over { .. } => true,
            _ => false,
        };
        if says {
            preview.lines.push(Line {
                text: self.speech.event(event),
                rules: vec![rule],
            });
        }
    }

    fn about_hidden(&self, before: &Position, action: Action) -> Option<Line> {
        let speech = &self.speech;
        match action {
            Action::Pick(card) => Some(speech.line(
                &format!("{card} is turned up together with the cards of the others."),
                [Rule::SetupPick],
            )),
            Action::Look(hand) => {
                let text = format!(
                    "{} hand is seen; a card of it that is not a Spy must be discarded.",
                    capital(&speech.owner(hand))
                );
                Some(speech.line(&text, [Rule::DirectorLook, Rule::SpyHand]))
                    .filter(|_| before.step() == Step::Director)
            }
            _ => None,
        }
    }

    /// What is due once this is done.
    fn about_next(&self, before: &Position, after: &Position, lines: &mut Vec<Line>) {
        let speech = &self.speech;
        if let Some(pending) = after.turn().pending()
            && after.step() != before.step()
        {
            let (text, rule) = effect(pending);
            lines.push(speech.line(text, [rule]));
            if let Some(seat) = after.on_turn()
                && after.total(seat) >= LIMIT
            {
                let (name, total) = (speech.name(seat), after.total(seat));
                let text = if total > LIMIT {
                    format!("{name} stands at {total}, above 21, until the effect is done.")
                } else {
                    format!("{name} stands at 21 until the effect is done: it counts only then.")
                };
                lines.push(speech.line(&text, [Rule::TransientTotal]));
            }
        }
        if after.step() != Step::Start {
            return;
        }
        let at_21 = |position: &Position| -> Seats {
            let stands = |seat: &Seat| position.settled_total(*seat) == LIMIT;
            position.alive().into_iter().filter(stands).collect()
        };
        let (were, are) = (at_21(before), at_21(after));
        for seat in were {
            if !are.has(seat) && after.alive().has(seat) {
                let name = speech.name(seat);
                lines.push(speech.line(&format!("{name} leaves 21."), [Rule::Operations21]));
            }
        }
        for seat in are {
            let (name, their) = (speech.name(seat), speech.their(seat));
            let verb = if were.has(seat) { "stays" } else { "stands" };
            let judged = after.judged(End::SuccessfulOperations, seat);
            // Something else may end the game before that turn.
            let first = after.next_end().is_some_and(|due| due.at == seat);
            let text = if judged.winners.has(seat) && first {
                format!("{name} {verb} at 21 and wins when {their} turn begins.")
            } else if judged.winners.has(seat) {
                format!("{name} {verb} at 21.")
            } else {
                format!(
                    "{name} {verb} at 21, but {} achieved it first.",
                    speech.list(judged.winners)
                )
            };
            lines.push(speech.line(&text, [Rule::Operations21]));
        }
        lines.extend(
            crate::answer::Standing::of(after, &self.speech)
                .lines
                .into_iter()
                .take(1)
                .filter(|line| {
                    !are.is_empty()
                        || after.audit_due_at().is_some()
                        || line.rules.contains(&Rule::EmploymentEnd)
                }),
        );
        let put_back =
            before.step() == Step::Operator && before.draw_pile().len() == after.draw_pile().len();
        if put_back && after.readings().operator_put_back == OperatorPutBack::Top {
            lines.push(speech.line(
                "The card lies on top of the pile again: the next to draw gets it.",
                [Rule::OperatorPutBack],
            ));
        }
    }
}

const fn effect(pending: Employee) -> (&'static str, Rule) {
    match pending {
        Employee::Cleaner => (
            "Then a card of an office must be removed.",
            Rule::CleanerRemove,
        ),
        Employee::Operator => (
            "Then the top card is looked at, and put back or kept.",
            Rule::OperatorDraw,
        ),
        Employee::Assistant => ("Then a card is taken back to hand.", Rule::AssistantTake),
        Employee::Sales => (
            "Then it is swapped for a card of another office.",
            Rule::SalesSwap,
        ),
        Employee::Director => ("Then a hand is looked at.", Rule::DirectorLook),
        _ => ("Then the loved Secretary is picked.", Rule::LoveChoice),
    }
}
