import { fromCallback } from "xstate";
import { connectionMeans } from "./connection-means.ts";
import { unheldTimeout } from "./unheld-timeout.ts";
import type { Listening, WatchEvent } from "./watch-event.ts";

/** An ear on the wire, as an actor: tells, when its time is over, whether any message was read meanwhile. */
export const listen = fromCallback<WatchEvent, Listening>(({ input, system, sendBack }) => {
  const { wire, clock } = connectionMeans.get(system) ?? {};
  if (wire === undefined || clock === undefined || input.duration === false) return;
  const heard = wire.link?.heard;
  const rang = () =>
    sendBack({ type: wire.link?.heard === heard ? "silence.passed" : "life.seen" });
  return unheldTimeout(clock, rang, input.duration);
});
