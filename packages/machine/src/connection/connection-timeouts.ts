import { checkKeys, checkTime } from "@mcp-actors/transport";
import type { NegotiationTimeouts } from "../negotiation/negotiation-event.ts";
import { withDefaults } from "../options/with-defaults.ts";

/** Limits of a connection's steps, in ms. */
export interface ConnectionTimeouts extends NegotiationTimeouts {
  /** Longest time for a dial to give a link; default 30,000. */
  readonly connectTimeout: number;
  /** Longest time for a session to be restored after a reconnect; default 30,000. */
  readonly restoreTimeout: number;
  /** Longest time that a close waits for what is in flight; default 5,000. */
  readonly drainTimeout: number;
  /** Longest time that a link is waited for once it was let go; default 10,000. */
  readonly closeTimeout: number;
}

/** The limits of a connection that was told none. */
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  connectTimeout: 30_000,
  probeTimeout: 3_000,
  openTimeout: 30_000,
  restoreTimeout: 30_000,
  drainTimeout: 5_000,
  closeTimeout: 10_000,
};

/** The limits of a connection, each its default where it is undefined; throws where one is no time. */
export function connectionTimeouts(given?: Partial<ConnectionTimeouts>): ConnectionTimeouts {
  if (given === undefined) return CONNECTION_TIMEOUTS;
  checkKeys("timeouts", given, CONNECTION_TIMEOUTS);
  const timeouts = withDefaults(CONNECTION_TIMEOUTS, given);
  for (const [name, ms] of Object.entries(timeouts)) checkTime(`timeouts.${name}`, ms);
  return timeouts;
}
