import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import type { SessionContext, SessionEvent, SessionTerms } from "./session-machine.ts";
import { type SessionActor, startSession } from "./start-session.ts";
import { type SessionSnapshot, wakeSession } from "./wake-session.ts";

/** A session as its machine has it: what state it is in, and under what terms. */
export interface SessionState {
  readonly value: "opening" | "open" | "closed";
  readonly context: SessionContext;
  send(event: SessionEvent): void;
}

/**
 * A session under terms that both sides have agreed on, or one that goes on from its snapshot.
 *
 * An actor is there while somebody inspects; otherwise only while something happens, which in
 * the life of a session is seldom, and between is no more than its snapshot.
 */
export function sessionState(
  from: SessionTerms | SessionSnapshot,
  inspect?: InspectionObserver,
): SessionState {
  const actor = "state" in from ? wakeSession(from, inspect) : startSession(from, inspect);
  return inspect === undefined ? new RestingState(actor) : new ActingState(actor);
}

class ActingState implements SessionState {
  readonly #actor: SessionActor;

  constructor(actor: SessionActor) {
    this.#actor = actor;
  }

  get value() {
    return this.#actor.getSnapshot().value;
  }

  get context() {
    return this.#actor.getSnapshot().context;
  }

  send(event: SessionEvent): void {
    this.#actor.send(event);
  }
}

class RestingState implements SessionState {
  value: SessionState["value"];
  context: SessionContext;

  constructor(actor: SessionActor) {
    ({ value: this.value, context: this.context } = actor.getSnapshot());
    actor.stop();
  }

  send(event: SessionEvent): void {
    const { value: state, context } = this;
    // As to an actor that has stopped, nothing more happens to one that is closed.
    if (state === "closed") return;
    const actor = wakeSession({ state, context });
    actor.send(event);
    ({ value: this.value, context: this.context } = actor.getSnapshot());
    actor.stop();
  }
}
