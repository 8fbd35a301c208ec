/** How large the network is: 242,048 parameters in all. */
export const SHAPE = {
  /** Numbers that stand for one token. */
  width: 64,
  layers: 4,
  heads: 4,
  /** Tokens that it can look back on, its own included. */
  window: 160,
  tokens: 512,
} as const;
