import { type ActorRefFrom, createActor } from "xstate";
import type { InspectionObserver } from "../lean/lean-scope.ts";
import { unheldClock } from "../peer/unheld-clock.ts";
import { nextDelay } from "../supervision/next-delay.ts";
import type { Clock } from "../timers/clock.ts";
import type { SubscriptionNotice } from "./subscription-event.ts";
import { subscriptionMachine } from "./subscription-machine.ts";
import type { SubscriptionTerms } from "./subscription-terms.ts";

/** The actor of a subscription: told what is wanted and what becomes of its streams. */
export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** What a subscription does with its streams. */
export interface SubscriptionEffects {
  /** Asks for a stream of what is wanted now, beside one that is acknowledged, in place of one that is not. */
  openStream(): void;
  /** The newest stream stands: lets go of the one before. */
  closePredecessor(): void;
  /** The newest stream is given up; one before that stands goes on. */
  closeNewest(): void;
  closeStreams(): void;
  /** Whatever changed while nothing stood was missed. */
  readAnew(): void;
  /** Nothing stands for now: whoever waits for it goes on without. */
  goWithout(): void;
}

/** The terms of a subscription, what it does, and who hears of it. */
export interface SubscriptionOptions extends SubscriptionTerms {
  readonly effects: SubscriptionEffects;
  readonly clock: Clock;
  readonly random?: (() => number) | undefined;
  readonly inspect?: InspectionObserver | undefined;
  readonly onEvent?: ((notice: SubscriptionNotice) => void) | undefined;
}

/** Starts a subscription that nobody wants anything of yet. */
export function startSubscription(options: SubscriptionOptions): SubscriptionActor {
  const { effects, clock, random, inspect, onEvent } = options;
  const { backoff, stableAfter, acknowledgeTimeout } = options;
  const machine = subscriptionMachine().provide({
    actions: {
      openStream: () => effects.openStream(),
      closePredecessor: () => effects.closePredecessor(),
      closeNewest: () => effects.closeNewest(),
      closeStreams: () => effects.closeStreams(),
      readAnew: () => effects.readAnew(),
      goWithout: () => effects.goWithout(),
    },
    delays: { backoff: ({ context }) => nextDelay(context.backoff, context.attempts, random) },
  });
  const actor = createActor(machine, {
    input: { backoff, stableAfter, acknowledgeTimeout },
    // Nobody waits for a stream of changes: it does not hold the process.
    clock: unheldClock(clock),
    ...(inspect !== undefined && { inspect }),
  });
  if (onEvent !== undefined) actor.on("*", onEvent);
  return actor.start();
}
