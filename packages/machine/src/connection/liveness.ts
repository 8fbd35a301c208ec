import { checkKeys, checkTime } from "@mcp-actors/transport";
import { withDefaults } from "../options/with-defaults.ts";

/** How a quiet peer is found out. Durations are in ms. */
export interface Liveness {
  /** Silence after which the peer is asked for a sign of life; default 30,000, and false asks never. */
  readonly interval: number | false;
  /** How long the sign is waited for; default 10,000. */
  readonly patience: number;
}

/** How often a peer is looked after where nothing else is said. */
export const DEFAULT_LIVENESS: Liveness = { interval: 30_000, patience: 10_000 };

/** How a quiet peer is found out, with the defaults filled in; throws where a duration is no time. */
export function livenessOf(given?: Partial<Liveness>): Liveness {
  if (given === undefined) return DEFAULT_LIVENESS;
  checkKeys("liveness", given, DEFAULT_LIVENESS);
  const liveness = withDefaults(DEFAULT_LIVENESS, given);
  if (liveness.interval !== false) checkTime("liveness.interval", liveness.interval);
  checkTime("liveness.patience", liveness.patience);
  return liveness;
}
