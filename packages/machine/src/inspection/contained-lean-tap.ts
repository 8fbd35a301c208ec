import type { ActorRefLike, EventObject } from "xstate";
import type { Failed } from "../contain.ts";
import { handOn } from "./hand-on.ts";
import type { LeanStep, LeanTap } from "./inspector.ts";

/** A tap of lean actors whose failures are handed on and harm nobody. */
export class ContainedLeanTap implements LeanTap {
  readonly #tap: LeanTap;
  readonly #failed: Failed;

  constructor(tap: LeanTap, failed: Failed) {
    this.#tap = tap;
    this.#failed = failed;
  }

  born(actorRef: ActorRefLike, facts: unknown): void {
    try {
      handOn(this.#tap.born(actorRef, facts), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  took(actorRef: ActorRefLike, event: EventObject, transition: LeanStep | undefined): void {
    try {
      handOn(this.#tap.took(actorRef, event, transition), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  late(actorRef: ActorRefLike, event: EventObject): void {
    try {
      handOn(this.#tap.late(actorRef, event), this.#failed);
    } catch (error) {
      this.#failed(error);
    }
  }

  broke(actorRef: ActorRefLike, error: unknown): void {
    try {
      handOn(this.#tap.broke(actorRef, error), this.#failed);
    } catch (fault) {
      this.#failed(fault);
    }
  }
}

/** A tap that harms nobody; itself where it is one already. */
export function containedLeanTap(tap: LeanTap, failed: Failed): ContainedLeanTap {
  return tap instanceof ContainedLeanTap ? tap : new ContainedLeanTap(tap, failed);
}
