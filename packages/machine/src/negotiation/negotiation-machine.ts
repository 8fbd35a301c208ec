import type { Opened } from "@mcp-actors/protocol";
import { assign, sendTo, setup } from "xstate";
import { once } from "../once.ts";
import type {
  NegotiationEvent,
  NegotiationOutcome,
  NegotiationTimeouts,
  OpeningCommand,
} from "./negotiation-event.ts";
import { openLink } from "./open-link.ts";
import { openingWalks } from "./opening-walks.ts";
import { toOutcome } from "./to-outcome.ts";

/** How long a negotiation waits, and how far it is. */
export interface NegotiationContext extends NegotiationTimeouts {
  /** How many openings were sent. */
  readonly openings: number;
}

/** Walks the openings of a dialect over one link, until one is accepted or none is left. */
export const negotiationMachine = once(() =>
  setup({
    types: {
      context: {} as NegotiationContext,
      input: {} as NegotiationTimeouts,
      events: {} as NegotiationEvent,
      output: {} as NegotiationOutcome,
    },
    actors: { open: openLink },
    delays: {
      probeTimeout: ({ context }) => context.probeTimeout,
      openTimeout: ({ context }) => context.openTimeout,
    },
    actions: {
      confirm: ({ system }, opened: Opened) => openingWalks.get(system)?.walk.confirm(opened),
      countOpening: assign({ openings: ({ context }) => context.openings + 1 }),
      expireProbe: sendTo("opening", ({ context }) => ({
        type: "probe.expire",
        after: context.probeTimeout,
      })),
      expireOpening: sendTo("opening", ({ context }) => ({
        type: "opening.expire",
        after: context.openTimeout,
      })),
      tellOpening: sendTo("opening", (_, lost: OpeningCommand) => lost),
    },
  }).createMachine({
    id: "negotiation",
    context: ({ input }) => ({ ...input, openings: 0 }),
    output: ({ event }) => event.output as NegotiationOutcome,
    initial: "opening",
    states: {
      opening: {
        entry: "countOpening",
        invoke: { id: "opening", src: "open" },
        after: {
          probeTimeout: { actions: "expireProbe" },
          openTimeout: { actions: "expireOpening" },
        },
        on: {
          "opening.accepted": {
            target: "opened",
            actions: { type: "confirm", params: ({ event }) => event.opened },
          },
          "opening.replaced": { target: "opening", reenter: true },
          "opening.refused": "refused",
          "wire.spent": "fresh",
          "link.lost": { actions: { type: "tellOpening", params: ({ event }) => event } },
        },
      },
      opened: { type: "final", output: ({ event }) => toOutcome(event) },
      fresh: { type: "final", output: ({ event }) => toOutcome(event) },
      refused: { type: "final", output: ({ event }) => toOutcome(event) },
    },
  }),
);
