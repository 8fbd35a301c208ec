/** How a quiet peer is found out. Durations are in ms. */
export interface Liveness {
  /** Silence after which the peer is asked for a sign of life; default 30,000, and false asks never. */
  readonly interval: number | false;
  /** How long the sign is waited for; default 10,000. */
  readonly patience: number;
}

export const DEFAULT_LIVENESS: Liveness = { interval: 30_000, patience: 10_000 };
