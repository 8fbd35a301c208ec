import { checkCount, checkTime, DEFAULT_LIMITS } from "@mcp-actors/machine";
import { present } from "../json/present.ts";
import type { ServerLimits } from "../runtime/runtime.ts";

const DEFAULTS: Required<ServerLimits> = {
  ...DEFAULT_LIMITS,
  stateSize: 65_536,
  subscriptions: 1024,
  streams: 256,
};

/** The limits of a server, each its default where it is undefined; throws where one makes no sense. */
export function serverLimits(given: ServerLimits = {}): Required<ServerLimits> {
  const limits = { ...DEFAULTS, ...present(given) };
  const { settleGrace, concurrency, ...counts } = limits;
  checkTime("limits.settleGrace", settleGrace);
  checkCount("limits.concurrency", concurrency, 1);
  for (const [name, value] of Object.entries(counts)) checkCount(`limits.${name}`, value);
  return limits;
}
