import type { Claim } from "../claim.ts";
import { type Held, heldAfterCancels } from "../held-after-cancels.ts";
import { inChild } from "../in-child.ts";
import type { Side } from "../side.ts";

const CALLS = 20;

export function measure({ server }: Side): Promise<Held> {
  return heldAfterCancels(server({ http: true, json: true }), CALLS);
}

export const cancelledReplies: Claim<Held> = {
  claim: `${CALLS} calls over HTTP cancelled, answered in JSON alone`,
  target: "each reply ended, no timer left",
  ...inChild<Held>(import.meta.url),
  met: ({ replies, timers }) => replies === 0 && timers === 0,
  show: ({ replies, timers }) => `${replies} replies, ${timers} timers left`,
};
