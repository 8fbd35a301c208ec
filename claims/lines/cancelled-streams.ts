import type { Claim } from "../claim.ts";
import { type Held, heldAfterCancels } from "../held-after-cancels.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

const CALLS = 50;

export function measure({ server }: Side): Promise<Held> {
  return heldAfterCancels(server({ http: true }), CALLS);
}

export const cancelledStreams: Claim<Held> = {
  claim: `${CALLS} calls over HTTP cancelled, each a stream of events`,
  target: "no stream and no timer left",
  ...inChild<Held>(import.meta.url),
  met: ({ replies, timers }) => replies === 0 && timers === 0,
  show: ({ replies, timers }) => `${replies} streams, ${timers} timers left`,
};
