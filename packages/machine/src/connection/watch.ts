import { TransportError } from "@mcp-actors/transport";
import { fromCallback } from "xstate";
import type { Clock } from "../timers/clock.ts";
import type { Liveness } from "./liveness.ts";
import { unheldTimeout } from "./unheld-timeout.ts";
import { type Listening, type WatchEvent, watchMachine } from "./watch-machine.ts";
import type { Wire } from "./wire.ts";

/** The watch machine with its ear on a wire. */
export function watchOf(wire: Wire, clock: Clock): ReturnType<typeof watchMachine> {
  return watchMachine().provide({
    actors: { listen: listenTo(wire, clock), probe: probe(wire) },
    actions: { declareLost: ({ context }) => wire.lose(silenceOf(context)) },
  });
}

/** Tells, when its time is over, whether any message was read meanwhile. */
function listenTo(wire: Wire, clock: Clock) {
  return fromCallback<WatchEvent, Listening>(({ input: { duration }, sendBack }) => {
    if (duration === false) return;
    const heard = wire.link?.heard;
    const rang = () =>
      sendBack({ type: wire.link?.heard === heard ? "silence.passed" : "life.seen" });
    return unheldTimeout(clock, rang, duration);
  });
}

/** Asks for a sign of life; an error is one as well. */
function probe(wire: Wire) {
  return fromCallback<WatchEvent>(({ sendBack }) => {
    const { link } = wire;
    const exchange = link?.open(link.dialect.probe(), {
      related: () => {},
      answered: () => sendBack({ type: "life.seen" }),
      lost: () => {},
    });
    return () => exchange?.abandon();
  });
}

function silenceOf({ interval, patience }: Liveness): TransportError {
  const seconds = (Number(interval) + patience) / 1_000;
  return new TransportError("lost", `No sign of life for ${seconds} s`);
}
