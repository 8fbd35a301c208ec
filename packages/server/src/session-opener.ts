import type { SessionTerms } from "@mcp-actors/machine";
import type { Session } from "./session.ts";

/** Whoever keeps the one session of a client. */
export interface SessionOpener {
  readonly session: Session | undefined;
  openSession(terms: SessionTerms): void;
}
