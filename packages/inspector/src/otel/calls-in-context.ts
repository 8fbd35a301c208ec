import type { LeanStep, LeanTap } from "@mcp-actors/machine";
import { type Context, context } from "@opentelemetry/api";
import type { ActorRefLike, EventObject } from "xstate";

/** Knows what each call was made within, however long it waited before it left. */
export class CallsInContext implements LeanTap {
  readonly #contexts = new WeakMap<ActorRefLike, Context>();
  /** Whose step is being done. */
  #acting: { readonly actorRef: ActorRefLike; readonly event: string } | undefined;

  /** What the call that is leaving now was made within; what is active, where none is. */
  get leaving(): Context {
    const acting = this.#acting;
    this.#acting = undefined;
    return (acting && this.#contexts.get(acting.actorRef)) ?? context.active();
  }

  /** Whether the call that is being given up now ran out of time. */
  get isTimedOut(): boolean {
    return this.#acting?.event.endsWith(".expired") === true;
  }

  born(actorRef: ActorRefLike): void {
    this.#contexts.set(actorRef, context.active());
  }

  took(actorRef: ActorRefLike, { type }: EventObject, step: LeanStep | undefined): void {
    const isActing = step !== undefined && step.actions.length > 0;
    this.#acting = isActing ? { actorRef, event: type } : undefined;
  }

  late(): void {}

  broke(): void {}
}
