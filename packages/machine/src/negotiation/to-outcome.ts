import type { NegotiationEvent, NegotiationOutcome } from "./negotiation-event.ts";

/** The outcome that an event, being the last of its negotiation, amounts to. */
export function toOutcome(event: NegotiationEvent): NegotiationOutcome {
  switch (event.type) {
    case "opening.accepted":
      return { status: "opened", opened: event.opened };
    case "wire.spent":
      return { status: "fresh", dialect: event.dialect, error: event.error };
    case "opening.refused":
      return { status: "refused", error: event.error };
    default:
      throw new Error(`unreachable: ${event.type} ends no negotiation`);
  }
}
