import { setup } from "xstate";
import type {
  InboundRequestEvent,
  InboundRequestFacts,
  InboundRequestOutcome,
} from "./inbound-request-event.ts";
import type { LeanChart } from "./lean/lean-chart.ts";
import { unbound } from "./lean/unbound.ts";
import { once } from "./once.ts";

interface On<Type extends InboundRequestEvent["type"]> {
  readonly event: Extract<InboundRequestEvent, { readonly type: Type }>;
}

/** What can happen once the handler has begun, whether or not it is asking. */
const begun = {
  "answer.given": { target: "answered", actions: "reply" },
  "error.given": { target: "failed", actions: "reply" },
  "input.required": { target: "suspended", actions: "reply" },
  "request.withdrawn": { target: "cancelled", actions: "abort" },
  "link.lost": { target: "lost", actions: "abort" },
} as const;

/** The chart of an inbound request, as it is written. */
export const inboundRequestChart = {
  initial: "queued",
  states: {
    queued: {
      on: {
        "slot.granted": { target: "running", actions: "run" },
        "queue.overflowed": { target: "refused", actions: "reply" },
        "request.withdrawn": "cancelled",
        "link.lost": "lost",
      },
    },
    running: {
      tags: "running",
      on: { "question.asked": "asking", ...begun },
    },
    asking: {
      on: { "question.settled": "running", ...begun },
    },
    answered: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"answer.given">): InboundRequestOutcome => ({
        status: "answered",
        result: event.result,
      }),
    },
    failed: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"error.given">): InboundRequestOutcome => ({
        status: "failed",
        error: event.error,
      }),
    },
    suspended: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"input.required">): InboundRequestOutcome => ({
        status: "suspended",
        result: event.result,
      }),
    },
    cancelled: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"request.withdrawn">): InboundRequestOutcome => ({
        status: "cancelled",
        reason: event.reason,
      }),
    },
    lost: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"link.lost">): InboundRequestOutcome => ({
        status: "lost",
        cause: event.cause,
      }),
    },
    refused: {
      type: "final",
      entry: "release",
      output: ({ event }: On<"queue.overflowed">): InboundRequestOutcome => ({
        status: "refused",
        error: event.error,
      }),
    },
  },
} as const satisfies LeanChart<InboundRequestEvent["type"]>;

/** One request of the peer, from its arrival to its one answer, or to nobody wanting one. */
export const inboundRequestMachine = once(() =>
  setup({
    types: {
      context: {} as InboundRequestFacts,
      input: {} as InboundRequestFacts,
      events: {} as InboundRequestEvent,
      output: {} as InboundRequestOutcome,
      tags: {} as "running",
    },
    actions: {
      run: unbound,
      reply: unbound,
      abort: unbound,
      release: unbound,
    },
  }).createMachine({
    id: "inboundRequest",
    context: ({ input }) => input,
    output: ({ event }) => event.output as InboundRequestOutcome,
    ...inboundRequestChart,
  }),
);
