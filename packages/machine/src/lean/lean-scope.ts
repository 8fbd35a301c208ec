import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
  type Observer,
} from "xstate";
import { containedLeanTap } from "../inspection/contained-lean-tap.ts";
import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import type { LeanStep, LeanTap } from "../inspection/inspector.ts";
import { toObserver } from "../inspection/to-observer.ts";
import { reportUnhandled } from "../report-unhandled.ts";

/** Who stands above a group of lean actors and hears of them; nobody by default. */
export interface LeanScopeOptions {
  /** The actor that the group belongs to, for inspectors and for `system`. It is sent nothing. */
  readonly parent?: AnyActorRef | undefined;
  /** Hears the inspection events of the whole group, as `createActor`'s `inspect` does. */
  readonly inspect?: InspectionObserver | undefined;
  /** Hears of an event that its actor has no transition for, or that comes after the end. */
  readonly onUnhandled?: ((actor: ActorRefLike, event: EventObject) => void) | undefined;
  /** Hears what a subscriber or the inspector throws; by default it reaches the host, as in XState. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** An inspector that may want less, and cheaper. */
type Inspected = Observer<InspectionEvent> & {
  readonly active?: boolean;
  readonly lean?: LeanTap | undefined;
};

/** What the lean actors of one connection share, so that none of them has to carry it. */
export class LeanScope {
  readonly parent: AnyActorRef | undefined;
  readonly report: (error: unknown) => void;
  readonly unhandled: ((actor: ActorRefLike, event: EventObject) => void) | undefined;
  readonly #inspector: Inspected | undefined;
  readonly #tap: LeanTap | undefined;
  /** The inspector, if it has no tap and so hears what XState tells. */
  readonly #observer: Inspected | undefined;
  readonly #rootId: string | undefined;
  #system: AnyActorRef["system"] | undefined;

  constructor({ parent, inspect, onUnhandled, onError }: LeanScopeOptions = {}) {
    this.parent = parent;
    this.report = onError ?? reportUnhandled;
    this.unhandled = onUnhandled;
    this.#inspector = inspect && toObserver(inspect);
    const tap = this.#inspector?.lean;
    this.#tap = tap && containedLeanTap(tap, this.report);
    this.#observer = tap === undefined ? this.#inspector : undefined;
    this.#rootId = parent && rootOf(parent).sessionId;
  }

  /** Whether anybody inspects now. */
  get inspecting(): boolean {
    return this.#inspector !== undefined && this.#inspector.active !== false;
  }

  /** Whether who inspects now is to hear the events of XState's inspection; one with a tap is not. */
  get observed(): boolean {
    return this.#observer !== undefined && this.#observer.active !== false;
  }

  get system(): AnyActorRef["system"] {
    this.#system ??= (this.parent ?? createEmptyActor()).system;
    return this.#system;
  }

  born(actorRef: ActorRefLike, input: unknown): void {
    if (this.#tap !== undefined) {
      this.#tap.born(actorRef, input);
      return;
    }
    const event = { type: "xstate.init", input };
    this.#tell({ type: "@xstate.actor", actorRef, rootId: this.#rootOf(actorRef) });
    this.sent(actorRef, event, this.parent);
    this.settled(actorRef, event);
  }

  /** An event is about to be taken. */
  took(actorRef: ActorRefLike, event: EventObject, step: LeanStep | undefined): void {
    this.#tap?.took(actorRef, event, step);
  }

  /** An event came after the end. */
  late(actorRef: ActorRefLike, event: EventObject): void {
    if (this.#tap !== undefined && this.inspecting) this.#tap.late(actorRef, event);
    this.unhandled?.(actorRef, event);
  }

  /** An effect threw, which was the end. */
  broke(actorRef: ActorRefLike, error: unknown): void {
    if (this.#tap !== undefined && this.inspecting) this.#tap.broke(actorRef, error);
  }

  sent(actorRef: ActorRefLike, event: EventObject, sourceRef?: ActorRefLike): void {
    const rootId = this.#rootOf(actorRef);
    this.#tell({ type: "@xstate.event", actorRef, rootId, event, sourceRef });
  }

  acted(actorRef: ActorRefLike, type: string): void {
    const action = { type, params: undefined };
    this.#tell({ type: "@xstate.action", actorRef, rootId: this.#rootOf(actorRef), action });
  }

  stepped(actorRef: ActorRefLike, event: EventObject, taken: AnyTransitionDefinition[] = []): void {
    const [rootId, snapshot] = [this.#rootOf(actorRef), actorRef.getSnapshot()];
    this.#tell({
      type: "@xstate.microstep",
      actorRef,
      rootId,
      event,
      snapshot,
      _transitions: taken,
    });
  }

  settled(actorRef: ActorRefLike, event: EventObject): void {
    const [rootId, snapshot] = [this.#rootOf(actorRef), actorRef.getSnapshot()];
    this.#tell({ type: "@xstate.snapshot", actorRef, rootId, event, snapshot });
  }

  #rootOf(actorRef: ActorRefLike): string {
    return this.#rootId ?? actorRef.sessionId;
  }

  #tell(event: InspectionEvent): void {
    try {
      this.#observer?.next?.(event);
    } catch (error) {
      this.report(error);
    }
  }
}

function rootOf(actor: AnyActorRef): AnyActorRef {
  return actor._parent === undefined ? actor : rootOf(actor._parent);
}
