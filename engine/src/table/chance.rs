/// The source of every shuffle the game itself makes: `SplitMix64`, written down in docs/formats.md.
///
/// It lives as a seed inside the position, so that any game replays card for card on any machine, in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance(pub u64);

impl Chance {
    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one: the upper half of the 128-bit product.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// Fisher-Yates from the last place down: each place `i` swaps with a place from 0 to `i`.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i + 1));
        }
    }
}

impl rand::TryRng for Chance {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((Chance::next_u64(self) >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(Chance::next_u64(self))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            let random = Chance::next_u64(self).to_le_bytes();
            chunk.copy_from_slice(&random[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rand::TryRng;

    use super::Chance;

    #[test]
    fn all_its_numbers_come_from_the_same_64_bits() {
        let first = Chance(21).next_u64();
        let second = {
            let mut chance = Chance(21);
            chance.next_u64();
            chance.next_u64()
        };
        let Ok(long) = Chance(21).try_next_u64();
        let Ok(short) = Chance(21).try_next_u32();
        assert_eq!((long, u64::from(short)), (first, first >> 32));
        let mut bytes = [0; 11];
        let Ok(()) = Chance(21).try_fill_bytes(&mut bytes);
        assert_eq!(bytes[..8], first.to_le_bytes());
        assert_eq!(bytes[8..], second.to_le_bytes()[..3]);
    }
}
