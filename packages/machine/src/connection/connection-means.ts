import type { AnyActorRef } from "xstate";
import type { Clock } from "../timers/clock.ts";
import type { Dial } from "./dial-link.ts";
import type { Restore } from "./restore-session.ts";
import type { Wire } from "./wire.ts";

/** What a connection works with that is no JSON. */
export interface ConnectionMeans {
  readonly wire: Wire;
  readonly dial: Dial;
  readonly restore?: Restore | undefined;
  readonly random?: (() => number) | undefined;
  readonly clock: Clock;
}

/**
 * The means of each connection, by the system that its actors live in.
 *
 * One machine serves every connection so; run without means, it goes its way and does nothing.
 */
export const connectionMeans: WeakMap<AnyActorRef["system"], ConnectionMeans> = new WeakMap();
