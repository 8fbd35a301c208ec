import { createActor } from "xstate";
import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import { type SessionContext, sessionMachine } from "./session-machine.ts";
import type { SessionState } from "./session-state.ts";
import type { SessionActor } from "./start-session.ts";

/** A session at rest, as JSON: all that another process needs to go on with it. */
export interface SessionSnapshot {
  readonly state: "opening" | "open";
  readonly context: SessionContext;
}

/** The snapshot of a session; undefined once it is closed. */
export function toSessionSnapshot({
  value,
  context,
}: Pick<SessionState, "value" | "context">): SessionSnapshot | undefined {
  return value === "closed" ? undefined : { state: value, context };
}

/** Goes on with a session from its snapshot. */
export function wakeSession(
  { state, context }: SessionSnapshot,
  inspect?: InspectionObserver,
): SessionActor {
  const snapshot = sessionMachine().resolveState({ value: state, context });
  const options = { input: context, snapshot, ...(inspect !== undefined && { inspect }) };
  return createActor(sessionMachine(), options).start();
}
