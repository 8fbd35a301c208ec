import type { LivingRequests } from "@mcp-actors/machine";
import type { ActorRefLike, InspectionEvent } from "xstate";
import { parentOf } from "./actor-track.ts";
import type { SeenSnapshot } from "./snap-of.ts";

/** Registers after which those that are gone are looked for. */
const FEW = 64;

/** Whom to ask for the living, when somebody begins to listen late; it keeps nobody alive. */
export class Living {
  /** By session id: actors that stand alone, which nobody else knows. */
  readonly #roots = new Map<string, WeakRef<ActorRefLike>>();
  #registers: WeakRef<LivingRequests>[] = [];
  #room = FEW;

  /** Hears every event, also while nothing is recorded. */
  see(event: InspectionEvent): void {
    if (event.type === "@xstate.actor") this.#born(event.actorRef);
    else if (event.type === "@xstate.snapshot" && this.#roots.size > 0) {
      const { status }: { readonly status: string } = event.snapshot;
      if (status !== "active") this.#roots.delete(event.actorRef.sessionId);
    }
  }

  add(register: LivingRequests): void {
    this.#registers.push(new WeakRef(register));
    if (this.#registers.length < this.#room) return;
    this.#registers = this.#registers.filter((reference) => reference.deref() !== undefined);
    this.#room = Math.max(FEW, 2 * this.#registers.length);
  }

  *actors(): Iterable<ActorRefLike> {
    for (const reference of this.#roots.values()) {
      const root = reference.deref();
      if (root !== undefined) yield root;
    }
    for (const reference of this.#registers) yield* reference.deref()?.living() ?? [];
  }

  /** The one of a session id, that stands alone or under one that does. */
  find(sessionId: string): ActorRefLike | undefined {
    for (const actor of this.actors()) {
      const found = findIn(actor, sessionId);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Requests stand alone too, but a register knows them. */
  #born(actorRef: ActorRefLike): void {
    const { sessionId } = actorRef;
    if (sessionId.startsWith("lean:") || parentOf(actorRef) !== undefined) return;
    this.#roots.set(sessionId, new WeakRef(actorRef));
  }
}

function findIn(actor: ActorRefLike, sessionId: string): ActorRefLike | undefined {
  if (actor.sessionId === sessionId) return actor;
  const { children }: SeenSnapshot = actor.getSnapshot();
  for (const child of Object.values(children ?? {})) {
    const found = child && findIn(child, sessionId);
    if (found) return found;
  }
  return undefined;
}
