import { DEFAULT_LIMITS, type PeerLimits } from "@mcp-actors/machine";
import { checkCount, checkKeys, checkTime } from "@mcp-actors/transport";
import { present } from "../json/present.ts";

/** Bounds on what one peer may have a server hold. */
export interface ServerLimits extends PeerLimits {
  /** Most that a call may carry from one round of questions to the next, in bytes of JSON; default 65,536. */
  readonly stateSize?: number;
  /** Resources whose updates one session, or one stream of changes, is told of; default 1,024. */
  readonly subscriptions?: number;
  /** Streams of changes that one client may listen to at once; default 256. */
  readonly streams?: number;
}

const DEFAULTS: Required<ServerLimits> = {
  ...DEFAULT_LIMITS,
  stateSize: 65_536,
  subscriptions: 1024,
  streams: 256,
};

/** The limits of a server, each its default where it is undefined; throws where one makes no sense. */
export function serverLimits(given?: ServerLimits): Required<ServerLimits> {
  if (given === undefined) return DEFAULTS;
  checkKeys("limits", given, DEFAULTS);
  const limits = { ...DEFAULTS, ...present(given) };
  const { settleGrace, concurrency, ...counts } = limits;
  checkTime("limits.settleGrace", settleGrace);
  checkCount("limits.concurrency", concurrency, 1);
  for (const [name, value] of Object.entries(counts)) checkCount(`limits.${name}`, value);
  return limits;
}

/** Of the limits of a server, those of each of its peers. */
export function peerLimitsOf(limits: Required<ServerLimits>): Required<PeerLimits> {
  const { concurrency, queue, asking, settleGrace, rounds } = limits;
  const { waitingCalls, waitingNotifications } = limits;
  return { concurrency, queue, asking, settleGrace, rounds, waitingCalls, waitingNotifications };
}
