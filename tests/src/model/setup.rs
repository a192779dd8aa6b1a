//! Set-up: picks, ties, the deal.

use office21::material::Employee::{self, Boss, Secretary, Taxman};
use office21::play::{Happening, Target};
use office21::table::{Place, Seat, Seats, Turn};

use super::table::{Card, Model, Player, deck};

impl Model {
    /// `setup-pick`: a card is put aside; when all have picked, the cards turn up together.
    pub(super) fn pick(&mut self, round: u8, card: Employee) {
        let seats = self.seats();
        let picking = |seat: &&Seat| self.player(**seat).picked.is_none();
        let Some(&seat) = seats.iter().find(picking) else {
            panic!("everybody has picked")
        };
        self.take_from_hand(seat, card);
        self.player_mut(seat).picked = Some(card);
        let employee = Some(card);
        self.tell_only(Seats::only(seat), Happening::Picked { seat, employee });
        if self.players.iter().any(|player| player.picked.is_none()) {
            return;
        }
        for seat in seats {
            if let Some(card) = self.player_mut(seat).picked.take() {
                self.player_mut(seat).office.push(Card::face_up(card));
                self.tell_moved(card, Place::Picked(seat), Place::Office(seat));
            }
        }
        let choice = self.setup_love();
        self.count_totals();
        match choice {
            Some(seat) => {
                self.tell(Happening::LoveChoice { seat });
                self.turn = Turn::SetupLove { seat, round };
            }
            None => self.who_starts(round),
        }
    }

    /// The choice in set-up has been made.
    pub(super) fn setup_loved(&mut self, round: u8, loved: Target) {
        self.turn_down_target(loved);
        self.count_totals();
        self.who_starts(round);
    }

    /// In set-up every total is that of the moment, and set-up is one moment.
    fn count_totals(&mut self) {
        self.moment = 0;
        for player in &mut self.players {
            (player.since, player.taken) = (0, player.total());
            player.at_turn_start = (0, player.taken);
        }
    }

    /// `setup-lowest-starts`, `setup-tie`, `setup-redeal`.
    fn who_starts(&mut self, round: u8) {
        let totals: Vec<u32> = self.players.iter().map(Player::total).collect();
        let lowest = totals.iter().min().copied().unwrap_or_default();
        let mut seats = self.seats();
        seats.retain(|seat| totals[seat.index()] == lowest);
        if let [seat] = seats[..] {
            self.tell(Happening::StartPlayer { seat });
            self.setup_ends(seat);
            return;
        }
        let seats = seats.into_iter().collect();
        self.tell(Happening::Tied { seats });
        if round == 3 {
            self.deal();
        }
        let round = round % 3 + 1;
        let picks = self.players.iter().map(|_| None).collect();
        self.turn = Turn::Setup { round, picks };
    }

    /// All cards are gathered, shuffled and dealt: `setup-deal`, `setup-no-taxman`, `setup-taxmen-return`. The order is
    /// the one of docs/formats.md, "The shuffle": the end of the list is the top.
    fn deal(&mut self) {
        self.tell(Happening::Redealt);
        let mut list = deck();
        self.chance.shuffle(&mut list);
        let mut aside = Vec::new();
        for seat in self.seats() {
            *self.player_mut(seat) = Player::default();
            while self.player(seat).hand.len() < 3 {
                match list.pop() {
                    Some(Taxman) => aside.push(Taxman),
                    Some(card) => self.player_mut(seat).hand.push(card),
                    None => panic!("the pile is too small for a deal"),
                }
            }
            let hand = &mut self.player_mut(seat).hand;
            hand.sort();
            for card in hand.clone() {
                self.tell_drawn(seat, card);
            }
        }
        for taxman in aside {
            list.push(taxman);
            let other = self.chance.below(list.len());
            let end = list.len() - 1;
            list.swap(end, other);
        }
        list.reverse();
        self.draw_pile = list;
        self.discard_pile.clear();
    }

    /// The start player is known: `setup-bosses-leave`, `setup-record-profit`, and the totals count as achieved at
    /// set-up (`setup-twenty-one`).
    fn setup_ends(&mut self, start: Seat) {
        if self.in_play(Boss).len() == 2 {
            for seat in self.seats() {
                while let Some(at) = self
                    .player(seat)
                    .office
                    .iter()
                    .position(|card| card.employee == Boss)
                {
                    self.discard_from_office(seat, at);
                }
            }
            for secretary in self.in_play(Secretary) {
                self.turn_up(secretary);
            }
        }
        self.count_totals();
        self.turn = Turn::Start { seat: start };
        self.record_profits(start, None);
    }
}
