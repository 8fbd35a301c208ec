import {
  type InspectionObserver,
  type SessionActor,
  type SessionTerms,
  startSession,
} from "@mcp-actors/machine";
import { findRevision, type LoggingLevel, type Params, type Revision } from "@mcp-actors/protocol";
import type { Caller } from "./caller.ts";

/** What was agreed on when a session was opened, and what its client set since. */
export class Session implements Caller {
  readonly revision: Revision;
  readonly #actor: SessionActor;

  constructor(terms: SessionTerms, inspect?: InspectionObserver) {
    const revision = findRevision(terms.revision);
    if (revision === undefined) throw new Error("unreachable: a session speaks a known revision");
    this.revision = revision;
    this.#actor = startSession(terms, inspect);
  }

  get info(): Params {
    return this.#actor.getSnapshot().context.info;
  }

  get capabilities(): Params {
    return this.#actor.getSnapshot().context.capabilities;
  }

  get logLevel(): LoggingLevel {
    return this.#actor.getSnapshot().context.logLevel;
  }

  confirm(): void {
    this.#actor.send({ type: "opening.confirmed" });
  }

  setLogLevel(level: LoggingLevel): void {
    this.#actor.send({ type: "logLevel.set", level });
  }

  close(): void {
    this.#actor.send({ type: "session.close" });
  }
}
