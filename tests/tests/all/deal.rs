//! A deal as docs/formats.md writes it down for others to redo, once more from that text.

use office21::material::{Cards, Employee};
use office21::rulebook::Readings;
use office21::table::{Position, Seat};

struct Source(u64);

impl Source {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.next()) * u128::try_from(n).expect("a small number");
        usize::try_from(product >> 64).expect("below a small number")
    }
}

/// Hands by seat, the pile top first, and the state of the source.
fn dealt(players: usize, seed: u64) -> (Vec<Cards>, Vec<Employee>, u64) {
    let mut source = Source(seed);
    let kind_by_kind = Employee::ALL.iter();
    let mut list: Vec<Employee> = kind_by_kind
        .flat_map(|&kind| vec![kind; usize::from(kind.copies())])
        .collect();
    for place in (1..list.len()).rev() {
        let other = source.below(place + 1);
        list.swap(place, other);
    }
    let mut taxmen = 0;
    let mut hands = Vec::new();
    for _ in 0..players {
        let mut hand = Vec::new();
        while hand.len() < 3 {
            match list.pop().expect("enough cards") {
                Employee::Taxman => taxmen += 1,
                card => hand.push(card),
            }
        }
        hands.push(Cards::of(&hand));
    }
    for _ in 0..taxmen {
        list.push(Employee::Taxman);
        let top = list.len() - 1;
        let other = source.below(list.len());
        list.swap(top, other);
    }
    list.reverse();
    (hands, list, source.0)
}

#[test]
fn a_deal_is_the_one_written_down() {
    for seed in 0..500 {
        for players in 2..=5 {
            let position = Position::deal(players, seed, Readings::default());
            let (hands, pile, state) = dealt(players, seed);
            let found: Vec<Cards> = position
                .seats()
                .into_iter()
                .map(|s: Seat| position.hand(s))
                .collect();
            assert_eq!(found, hands, "seed {seed}");
            assert_eq!(
                position.draw_pile().collect::<Vec<_>>(),
                pile,
                "seed {seed}"
            );
            assert_eq!(position.to_draft().chance, state, "seed {seed}");
        }
    }
}
