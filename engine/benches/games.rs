//! Full random games at 2 to 5 players, events off: what `simulate --no-laws` runs.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use office21::rulebook::Readings;
use office21::table::{Chance, Position};

const GAMES: u64 = 1000;
const MOST_TURNS: u64 = 1000;

/// Plays one game of uniformly random legal actions; returns how many decisions it took.
fn random_game(players: usize, seed: u64) -> u64 {
    let mut chance = Chance(seed);
    let mut position = Position::deal(players, chance.next_u64(), Readings::default());
    position.play_out(&mut chance, MOST_TURNS).decisions
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(GAMES));
    for players in 2..=5 {
        let mut seed = 0;
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                seed += GAMES;
                (seed..seed + GAMES)
                    .map(|seed| random_game(players, seed))
                    .sum::<u64>()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
