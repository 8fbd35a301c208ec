/** Chance that can be repeated: numbers from 0 up to 1. */
export type Random = () => number;

/** The numbers of a seed, always the same: Marsaglia's xorshift of 32 bits. A seed of 0 is that of 1. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
