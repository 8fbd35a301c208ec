import { fromCallback, fromPromise } from "xstate";
import { negotiationOf } from "../negotiation/negotiation.ts";
import { nextDelay } from "../supervision/next-delay.ts";
import type { Clock } from "../timers/clock.ts";
import { closingError } from "./closing-error.ts";
import type { AttemptCommand, ConnectionEvent } from "./connection-event.ts";
import { connectionMachine } from "./connection-machine.ts";
import { type Dial, dialLink } from "./dial-link.ts";
import { probeLink } from "./probe-link.ts";
import { type Restore, restoreSession } from "./restore-session.ts";
import { unheldTimeout } from "./unheld-timeout.ts";
import { watchOf } from "./watch.ts";
import type { Wire } from "./wire.ts";

/** What a connection does with its wire. */
export interface ConnectionEffects {
  readonly dial: Dial;
  readonly restore?: Restore | undefined;
  readonly random?: (() => number) | undefined;
  readonly clock: Clock;
}

/** The connection machine with its slots on a wire. */
export function connectionOf(wire: Wire, { dial, restore, random, clock }: ConnectionEffects) {
  return connectionMachine().provide({
    actors: {
      dial: dialLink(wire, dial),
      negotiate: negotiationOf(() => wire.walk),
      probe: probeLink(wire),
      restore: restoreSession(wire, restore),
      watch: watchOf(wire, clock),
      uptime: uptime(clock),
      settle: fromPromise(() => wire.idle()),
      release: fromPromise(() => wire.closed),
    },
    delays: { backoff: ({ context }) => nextDelay(context.policy, context.attempts + 1, random) },
    actions: {
      conclude: (_, outcome) => wire.conclude(outcome),
      releaseCalls: () => wire.releaseCalls(),
      refuseCalls: ({ context }) =>
        wire.refuseCalls(closingError(context, wire.failure, wire.reason)),
      detach: () => wire.detach(),
    },
  });
}

function uptime(clock: Clock) {
  return fromCallback<AttemptCommand, { readonly duration: number }>(({ input, sendBack }) =>
    unheldTimeout(
      clock,
      () => sendBack({ type: "uptime.reached" } satisfies ConnectionEvent),
      input.duration,
    ),
  );
}
