import { fromCallback } from "xstate";
import type { AttemptCommand, ConnectionEvent } from "./connection-event.ts";
import { connectionMeans } from "./connection-means.ts";
import { unheldTimeout } from "./unheld-timeout.ts";

/** How long a session has to last to be no part of a row of failures, in ms. */
export interface Uptime {
  readonly duration: number;
}

/** A wait, as an actor, for a session to have lasted. */
export const uptime = fromCallback<AttemptCommand, Uptime>(({ input, system, sendBack }) => {
  const { clock } = connectionMeans.get(system) ?? {};
  if (clock === undefined) return;
  const reached = () => sendBack({ type: "uptime.reached" } satisfies ConnectionEvent);
  return unheldTimeout(clock, reached, input.duration);
});
