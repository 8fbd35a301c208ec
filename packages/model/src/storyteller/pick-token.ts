import type { Random } from "./random.ts";

/** How freely a token is chosen. */
export interface Taste {
  /** 0 takes the likeliest; the higher, the more daring. */
  readonly temperature: number;
  /** How many of the likeliest are chosen among. */
  readonly topK: number;
}

/** Chooses one of the likeliest tokens, by their likelihoods. */
export function pickToken(
  logits: Float32Array,
  { temperature, topK }: Taste,
  random: Random,
): number {
  const ranked = [...logits.entries()].sort(([, a], [, b]) => b - a);
  const [likeliest = 0, highest = 0] = ranked[0] ?? [];
  if (temperature <= 0) return likeliest;
  const candidates = ranked.slice(0, topK);
  const weights = candidates.map(([, logit]) =>
    Math.exp(logit / temperature - highest / temperature),
  );
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return candidates[at]?.[0] ?? likeliest;
  }
  return likeliest;
}
