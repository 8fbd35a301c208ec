import type { AnyActorRef } from "xstate";

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

/** What a subscription works with that is no JSON. */
export interface SubscriptionMeans {
  readonly effects: SubscriptionEffects;
  readonly random?: (() => number) | undefined;
}

/**
 * The means of each subscription, by the system that its actor lives in.
 *
 * One machine serves every subscription so; run without means, it goes its way and does nothing.
 */
export const subscriptionMeans: WeakMap<AnyActorRef["system"], SubscriptionMeans> = new WeakMap();
