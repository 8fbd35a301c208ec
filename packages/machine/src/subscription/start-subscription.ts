import { unfailing } from "@mcp-actors/transport";
import { type ActorRefFrom, createActor } from "xstate";
import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import type { Clock } from "../timers/clock.ts";
import { unheldClock } from "../timers/unheld-clock.ts";
import type { SubscriptionNotice } from "./subscription-event.ts";
import { subscriptionMachine } from "./subscription-machine.ts";
import { type SubscriptionMeans, subscriptionMeans } from "./subscription-means.ts";
import type { SubscriptionTerms } from "./subscription-terms.ts";

/** The actor of a subscription: told what is wanted and what becomes of its streams. */
export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** The terms of a subscription, what it does, and who hears of it. */
export interface SubscriptionOptions extends SubscriptionTerms, SubscriptionMeans {
  readonly clock: Clock;
  readonly inspect?: InspectionObserver | undefined;
  /** Hears what its state does not say; what it throws or rejects is ignored. */
  readonly onEvent?: ((notice: SubscriptionNotice) => unknown) | undefined;
}

/** Starts a subscription that nobody wants anything of yet. */
export function startSubscription(options: SubscriptionOptions): SubscriptionActor {
  const { effects, clock, random, inspect, onEvent } = options;
  const { backoff, stableAfter, acknowledgeTimeout } = options;
  const actor = createActor(subscriptionMachine(), {
    input: { backoff, stableAfter, acknowledgeTimeout },
    // Nobody waits for a stream of changes: it does not hold the process.
    clock: unheldClock(clock),
    ...(inspect !== undefined && { inspect }),
  });
  subscriptionMeans.set(actor.system, { effects, random });
  if (onEvent !== undefined) actor.on("*", unfailing(onEvent));
  return actor.start();
}
