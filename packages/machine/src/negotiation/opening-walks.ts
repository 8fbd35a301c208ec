import type { AnyActorRef } from "xstate";
import type { OpeningWalk } from "./opening-walk.ts";

/** Who knows the openings of a link. */
export interface Walker {
  readonly walk: OpeningWalk;
}

/**
 * Who knows the walk of the moment, by the system that a negotiation lives in.
 *
 * It is asked at each opening, so that one system negotiates link after link; run without, a negotiation opens nothing.
 */
export const openingWalks: WeakMap<AnyActorRef["system"], Walker> = new WeakMap();
