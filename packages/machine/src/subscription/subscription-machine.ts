import { assign, emit, setup } from "xstate";
import { once } from "../once.ts";
import { nextDelay } from "../supervision/next-delay.ts";
import type { SubscriptionEvent, SubscriptionNotice } from "./subscription-event.ts";
import { subscriptionMeans } from "./subscription-means.ts";
import type { SubscriptionContext, SubscriptionTerms } from "./subscription-terms.ts";

interface Ending {
  readonly cause: string;
}

/** A stream of changes that is kept open for as long as anybody wants it, one stream after another. */
export const subscriptionMachine = once(() =>
  setup({
    types: {
      context: {} as SubscriptionContext,
      input: {} as SubscriptionTerms,
      events: {} as SubscriptionEvent,
      emitted: {} as SubscriptionNotice,
    },
    actions: {
      openStream: ({ system }) => subscriptionMeans.get(system)?.effects.openStream(),
      closePredecessor: ({ system }) => subscriptionMeans.get(system)?.effects.closePredecessor(),
      closeNewest: ({ system }) => subscriptionMeans.get(system)?.effects.closeNewest(),
      closeStreams: ({ system }) => subscriptionMeans.get(system)?.effects.closeStreams(),
      readAnew: ({ system }) => subscriptionMeans.get(system)?.effects.readAnew(),
      goWithout: ({ system }) => subscriptionMeans.get(system)?.effects.goWithout(),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      forgetAttempts: assign({ attempts: 0 }),
      noteCause: assign({ cause: (_, { cause }: Ending) => cause }),
      noteSilence: assign({ cause: "Stream of changes was not acknowledged in time" }),
      announceOpening: emit({ type: "subscription.opened" }),
      announceLoss: emit(
        ({ context: { cause } }): SubscriptionNotice => ({
          type: "subscription.lost",
          cause,
          retried: true,
        }),
      ),
      announceRefusal: emit(
        ({ context: { cause } }): SubscriptionNotice => ({
          type: "subscription.lost",
          cause,
          retried: false,
        }),
      ),
    },
    delays: {
      backoff: ({ context, system }) =>
        nextDelay(context.backoff, context.attempts, subscriptionMeans.get(system)?.random),
      stableAfter: ({ context }) => context.stableAfter,
      acknowledgeTimeout: ({ context }) => context.acknowledgeTimeout,
    },
  }).createMachine({
    id: "subscription",
    context: ({ input }) => ({ ...input, attempts: 0, cause: "" }),
    initial: "silent",
    on: {
      "subscription.unwanted": ".silent",
      "stream.ended": {
        target: ".waiting",
        actions: { type: "noteCause", params: ({ event }) => event },
      },
      "stream.refused": {
        target: ".refused",
        actions: { type: "noteCause", params: ({ event }) => event },
      },
    },
    states: {
      silent: {
        entry: ["closeStreams", "forgetAttempts"],
        on: { "subscription.wanted": "opening", "stream.ended": {}, "stream.refused": {} },
      },
      opening: {
        entry: "openStream",
        on: {
          "subscription.wanted": { target: "opening", reenter: true },
          "stream.acknowledged": "open",
        },
        after: { acknowledgeTimeout: { target: "waiting", actions: "noteSilence" } },
      },
      open: {
        entry: ["closePredecessor", "announceOpening", "readAnew"],
        on: { "subscription.wanted": "opening" },
        after: { stableAfter: { actions: "forgetAttempts" } },
      },
      waiting: {
        entry: ["closeNewest", "countAttempt", "announceLoss", "goWithout"],
        on: { "subscription.wanted": { actions: "goWithout" } },
        after: { backoff: "opening" },
      },
      refused: {
        entry: ["closeNewest", "announceRefusal", "goWithout"],
        on: { "subscription.wanted": "opening" },
      },
    },
  }),
);
