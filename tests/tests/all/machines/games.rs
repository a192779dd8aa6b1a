//! A game beside a count of its cards: how many each hand, office and pile has, and whose turn it is.

use office21::laws::{Views, assert_lawful};
use office21::play::{Action, Silent};
use office21::table::{Position, Seat, Seats, Step as Awaits};
use office21_tests::games::Step;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};

use super::{any_turn, config};

/// What the reference knows: numbers of cards, moved by what each action says, and nothing of employees.
#[derive(Clone, Debug)]
struct Count {
    /// The real thing, asked for two things alone: which actions there are, and who is out after one.
    position: Position,
    hands: [usize; 5],
    offices: [usize; 5],
    pile: usize,
    discard: usize,
    alive: Seats,
    /// Whose turn it is.
    turn: Option<Seat>,
}

impl Count {
    fn of(position: Position) -> Self {
        let by_seat = |count: &dyn Fn(Seat) -> usize| {
            let there = |seat: Seat| seat.index() < position.players();
            Seat::ALL.map(|seat| if there(seat) { count(seat) } else { 0 })
        };
        Self {
            hands: by_seat(&|seat| position.hand(seat).len()),
            offices: by_seat(&|seat| position.office_len(seat)),
            pile: position.draw_pile().len(),
            discard: position.discard_pile().len(),
            alive: position.alive(),
            turn: position.on_turn(),
            position,
        }
    }

    fn act(&mut self, action: Action) {
        let Some(me) = self.turn.map(Seat::index) else {
            return;
        };
        match action {
            Action::Begin => self.refill(me),
            Action::Play(card) => {
                self.hands[me] -= 1;
                self.offices[me] += 1;
                // A Taxman in play makes way.
                if card == office21::material::Employee::Taxman
                    && let Some(holder) = self.position.taxman_at()
                {
                    self.offices[holder.index()] -= 1;
                    self.discard += 1;
                }
            }
            Action::Remove(target) => {
                self.offices[target.seat.index()] -= 1;
                self.discard += 1;
            }
            Action::Keep => {
                self.pile -= 1;
                self.hands[me] += 1;
            }
            Action::TakeBack(_) => {
                self.offices[me] -= 1;
                self.hands[me] += 1;
            }
            Action::Discard(_) => {
                let hand = self.position.looked_at().expect("a hand");
                self.hands[hand.index()] -= 1;
                self.discard += 1;
            }
            _ => {}
        }
    }

    /// Up to three cards, if there are enough; the game goes on without if a Taxman is in play, and ends if not.
    fn refill(&mut self, me: usize) {
        let wanted = 3_usize.saturating_sub(self.hands[me]);
        let rest =
            self.position.readings().short_refill == office21::rulebook::ShortRefill::DrawTheRest;
        let drawn = if self.position.refills_over() {
            0
        } else if wanted <= self.pile {
            wanted
        } else if rest && self.position.audit_of().is_some() {
            self.pile
        } else {
            0
        };
        self.hands[me] += drawn;
        self.pile -= drawn;
    }

    fn leave(&mut self, alive: Seats) {
        for seat in self.alive.into_iter().filter(|&seat| !alive.has(seat)) {
            let cards = std::mem::take(&mut self.hands[seat.index()]);
            self.discard += cards + std::mem::take(&mut self.offices[seat.index()]);
        }
        self.alive = alive;
    }
}

struct Counting;

impl ReferenceStateMachine for Counting {
    type State = Count;
    type Transition = Index;

    fn init_state() -> BoxedStrategy<Count> {
        any_turn().prop_map(Count::of).boxed()
    }

    fn transitions(_: &Count) -> BoxedStrategy<Index> {
        any::<Index>().boxed()
    }

    fn apply(mut count: Count, index: &Index) -> Count {
        let actions = count.position.actions();
        if actions.is_empty() {
            return count;
        }
        let action = *index.get(&actions);
        let ended = count.position;
        count.position.carry_out(action, &mut Silent);
        let after = count.position;
        // A turn that ends the game as it begins draws nothing.
        if !(action == Action::Begin && after.step() == Awaits::Over) {
            count.position = ended;
            count.act(action);
            count.position = after;
        }
        count.leave(after.alive());
        count.turn = match (after.step(), count.turn) {
            (Awaits::Over, _) => None,
            (Awaits::Start, Some(last)) => count.alive.next_after(last),
            (_, same) => same,
        };
        count
    }
}

/// The game itself, and what its seats have seen.
struct Game {
    position: Position,
    views: Views,
}

impl StateMachineTest for Game {
    type SystemUnderTest = Self;
    type Reference = Counting;

    fn init_test(count: &Count) -> Self {
        let position = count.position;
        let views = Views::of(&position);
        Self { position, views }
    }

    fn apply(mut game: Self, count: &Count, index: Index) -> Self {
        let actions = game.position.actions();
        if actions.is_empty() {
            return game;
        }
        let step = Step::take(game.position, *index.get(&actions));
        step.assert_lawful();
        game.position = step.after;
        game.views.see(&step.events);
        let found = Count::of(game.position);
        let numbers = |count: &Count| {
            let seats = (count.hands, count.offices, count.alive, count.turn);
            (seats, count.pile, count.discard)
        };
        assert_eq!(numbers(&found), numbers(count), "by {:?}", step.action);
        game
    }

    fn check_invariants(game: &Self, _: &Count) {
        assert_lawful(&game.position);
        for view in game.views.iter() {
            assert_eq!(office21::laws::fits(view, &game.position), Ok(()));
        }
    }
}

prop_state_machine! {
    #![proptest_config(config())]

    #[test]
    fn games_agree_with_a_count_of_cards(sequential 1..80 => Game);
}
