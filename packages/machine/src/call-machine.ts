import { setup } from "xstate";
import type { CallEvent, CallFacts, CallOutcome } from "./call-event.ts";
import type { LeanChart } from "./lean/lean-chart.ts";
import { unbound } from "./lean/unbound.ts";
import { once } from "./once.ts";

interface On<Type extends CallEvent["type"]> {
  readonly event: Extract<CallEvent, { readonly type: Type }>;
}

/** What can happen while the peer works on a call, whether or not it has told of progress. */
const onTheWire = {
  "progress.received": { target: "progressing", actions: "restartIdle" },
  "question.opened": { target: "awaitingInput", actions: "stopIdle" },
  "input.required": { target: "awaitingInput", actions: "stopIdle" },
  "result.received": "completed",
  "error.received": "failed",
  "resend.needed": { target: "queued", actions: "stopIdle" },
  "link.lost": "lost",
  "call.cancel": { target: "cancelled", actions: "abandon" },
  "idle.expired": { target: "timedOut", actions: "abandon" },
  "total.expired": { target: "timedOut", actions: "abandon" },
} as const;

/** The chart of a call, as it is written. */
export const callChart = {
  initial: "queued",
  states: {
    queued: {
      on: {
        "slot.granted": { target: "pending", actions: "send" },
        "call.cancel": "cancelled",
        "total.expired": "timedOut",
        "connection.closed": "refused",
        "queue.overflowed": "refused",
        // It was sent before, and nothing is left to send it again on.
        "link.lost": "lost",
      },
    },
    pending: {
      tags: "inFlight",
      on: { "send.failed": "refused", ...onTheWire },
    },
    progressing: {
      tags: "inFlight",
      on: onTheWire,
    },
    awaitingInput: {
      tags: "inFlight",
      on: {
        "question.closed": { target: "progressing", actions: "restartIdle" },
        "answers.ready": { target: "pending", actions: "send" },
        "answers.queued": "queued",
        "progress.received": "awaitingInput",
        "result.received": "completed",
        "error.received": "failed",
        "resend.needed": "queued",
        "link.lost": "lost",
        "call.cancel": { target: "cancelled", actions: "abandon" },
        "total.expired": { target: "timedOut", actions: "abandon" },
      },
    },
    completed: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"result.received">): CallOutcome => ({
        status: "completed",
        result: event.result,
      }),
    },
    failed: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"error.received">): CallOutcome => ({
        status: "failed",
        error: event.error,
      }),
    },
    timedOut: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"idle.expired" | "total.expired">): CallOutcome => ({
        status: "timedOut",
        clock: event.clock,
        limit: event.limit,
      }),
    },
    cancelled: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"call.cancel">): CallOutcome => ({
        status: "cancelled",
        reason: event.reason,
      }),
    },
    lost: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"link.lost">): CallOutcome => ({ status: "lost", cause: event.cause }),
    },
    refused: {
      type: "final",
      entry: "release",
      output: ({
        event,
      }: On<"connection.closed" | "queue.overflowed" | "send.failed">): CallOutcome => ({
        status: "refused",
        cause: event.cause,
      }),
    },
  },
} as const satisfies LeanChart<CallEvent["type"]>;

/** One call of ours, over as many exchanges as it takes, from being asked for to its one outcome. */
export const callMachine = once(() =>
  setup({
    types: {
      context: {} as CallFacts,
      input: {} as CallFacts,
      events: {} as CallEvent,
      output: {} as CallOutcome,
      tags: {} as "inFlight",
    },
    actions: {
      send: unbound,
      abandon: unbound,
      restartIdle: unbound,
      stopIdle: unbound,
      release: unbound,
    },
  }).createMachine({
    id: "call",
    context: ({ input }) => input,
    output: ({ event }) => event.output as CallOutcome,
    ...callChart,
  }),
);
