import { type ActorRefFrom, createActor } from "xstate";
import type { InspectionObserver } from "../inspection/inspection-observer.ts";
import { type SessionTerms, sessionMachine } from "./session-machine.ts";

/** The actor of a session: its snapshot is JSON, its context the terms that hold now. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Starts a session under terms that both sides have agreed on. */
export function startSession(terms: SessionTerms, inspect?: InspectionObserver): SessionActor {
  const options = { input: terms, ...(inspect !== undefined && { inspect }) };
  return createActor(sessionMachine(), options).start();
}
