//! A first game for somebody who has never played: a whole game laid out beforehand, with something to say at each of its
//! ten steps. It is an ordinary record; the engine plays it like any other.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::Seat;
use office21::text::record::{self, Record};

/// What is said while the learner comes to one decision and the others answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// In a few words.
    pub title: &'static str,
    /// What there is to understand.
    pub says: &'static str,
    /// The rules it rests on.
    pub rules: &'static [Rule],
    /// After how many actions of the game it begins.
    pub from: usize,
}

/// The lessons, in the order of the game.
pub const LESSONS: [Lesson; 10] = [
    Lesson {
        title: "Who begins",
        says: "Your office is to make 21 million, not more. First everybody puts one card aside; all turn up together, \
               and whoever shows the lowest profit begins. The number on a card is its profit: your Spy has 0. Click \
               a card to choose it, and again to put it down.",
        rules: &[Rule::SetupPick, Rule::SetupLowestStarts],
        from: 0,
    },
    Lesson {
        title: "A turn",
        says: "You begin. A turn is: draw up to three cards, play one into your office, do what it says, count the \
               office. A Manager does nothing when played. He stands in front of the others: who reaches into your \
               office has to take him first.",
        rules: &[Rule::PlayOne, Rule::TotalFaceUp],
        from: 3,
    },
    Lesson {
        title: "Managers and Operators",
        says: "Jacky's Cleaner removes a card from any office; in yours it had to be the Manager. Now an Operator: \
               look at the top card of the pile, then put it back, or show it to everybody and keep it. This one is \
               worth keeping.",
        rules: &[Rule::CleanerManager, Rule::OperatorDraw],
        from: 7,
    },
    Lesson {
        title: "Love",
        says: "Christa stands at 17, with a Secretary. Boss and Secretary love each other: once both are in play, they \
               turn face-down and count nothing. So your Boss brings you nothing yet, but it costs Christa 6 million.",
        rules: &[Rule::LovePair],
        from: 13,
    },
    Lesson {
        title: "The Taxman",
        says: "A Taxman! When Jacky's turn comes again, the game ends by tax audit and the lowest profit wins. Jacky \
               has 1 million, and you are about to have more. If the Taxman is gone by then, the audit is off and the \
               game goes on. A Cleaner can see to that.",
        rules: &[Rule::AuditDue, Rule::AuditLowest, Rule::AuditCalledOff],
        from: 16,
    },
    Lesson {
        title: "More than 21",
        says: "Christa has 16, with the Secretary face-down. An Assistant takes a card of your own office back to your \
               hand. Take the Boss: the Secretary turns up, Christa makes 22 million, and who makes more than 21 is \
               out, also when it is not their turn.",
        rules: &[
            Rule::AssistantTake,
            Rule::LoveParting,
            Rule::RecordProfitAnyTime,
        ],
        from: 22,
    },
    Lesson {
        title: "The Boss again",
        says: "Christa is out, her cards are on the discard pile, and no Secretary is in play. Now the Boss stays \
               face-up and brings his 8.5 million. Point at a card before you play it: every total is shown as it \
               would become.",
        rules: &[Rule::RecordProfitDiscard, Rule::BossSingle],
        from: 25,
    },
    Lesson {
        title: "The Director",
        says: "A Director looks at a hand and discards a card of it, and no effect can touch him in play. See what \
               Jacky could do to you: his Cleaner would take a card out of your office. Nobody can play a second Boss \
               beside yours, and a Spy does nothing alone.",
        rules: &[
            Rule::DirectorLook,
            Rule::DirectorUntouchable,
            Rule::BossSingle,
        ],
        from: 28,
    },
    Lesson {
        title: "Exactly 21",
        says: "You stand at 19. The Manager would make it 23, and you would be out. A Sales is swapped for a card in \
               another office: it goes there, you get that one. With the Assistant, worth 2, you have exactly 21.",
        rules: &[Rule::SalesSwap, Rule::RecordProfit],
        from: 32,
    },
    Lesson {
        title: "Still 21",
        says: "At 21 you have not won yet: you must still have it when your turn comes again. Jacky has nothing left \
               that changes your total. There are other ways to win: five Spies in one office win at once, and when \
               the pile runs out, the highest profit wins.",
        rules: &[Rule::Operations21, Rule::SpiesWin, Rule::EmploymentHighest],
        from: 34,
    },
];

/// The game as it is laid out.
static GAME: LazyLock<Record> = LazyLock::new(|| {
    let read = record::read(include_bytes!("first.o21game.ron"));
    // It ships with the program, and a test reads it.
    read.expect("the first game is a record").record
});

/// The whole game: where it starts, and every action of everybody.
pub fn game() -> &'static Record {
    &GAME
}

/// The seat of the learner.
pub const LEARNER: Seat = Seat::ALL[0];

/// The number of the lesson, from 0, after so many actions of the game.
pub fn lesson_at(moment: usize) -> usize {
    let begun = LESSONS.iter().filter(|lesson| lesson.from <= moment);
    begun.count().saturating_sub(1)
}

/// How many of these actions, from the first on, are those of the game.
pub fn on_the_path(actions: impl IntoIterator<Item = Action>) -> usize {
    let pairs = game().actions.iter().zip(actions);
    pairs.take_while(|(laid, done)| *laid == done).count()
}
