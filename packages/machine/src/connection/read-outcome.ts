import type { NegotiationOutcome } from "../negotiation/negotiation-event.ts";

/** Why a negotiation opened nothing. */
export function toFailure(outcome: NegotiationOutcome): { readonly cause: string } {
  return { cause: outcome.status === "opened" ? "" : outcome.error.message };
}

/** The revision that a negotiation agreed on; empty when it did not. */
export function toRevision(outcome: NegotiationOutcome): string {
  return outcome.status === "opened" ? outcome.opened.dialect.revision : "";
}
