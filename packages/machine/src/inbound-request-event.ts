import type { ErrorObject, Result } from "@mcp-actors/protocol";

/** What is known of a request of the peer when it arrives and never changes: plain JSON. */
export interface InboundRequestFacts {
  readonly method: string;
  /** The tool, prompt or resource it is about. */
  readonly name?: string | undefined;
}

/** What happens to a request of the peer. */
export type InboundRequestEvent =
  | { readonly type: "slot.granted" }
  | { readonly type: "queue.overflowed"; readonly error: ErrorObject }
  | { readonly type: "question.asked" }
  | { readonly type: "question.settled" }
  | { readonly type: "answer.given"; readonly result: Result }
  | { readonly type: "error.given"; readonly error: ErrorObject }
  | { readonly type: "input.required"; readonly result: Result }
  | { readonly type: "request.withdrawn"; readonly reason: string }
  | { readonly type: "link.lost"; readonly cause: string };

/** How a request of the peer ended; there is no other way. */
export type InboundRequestOutcome =
  | { readonly status: "answered"; readonly result: Result }
  | { readonly status: "failed"; readonly error: ErrorObject }
  | { readonly status: "suspended"; readonly result: Result }
  | { readonly status: "cancelled"; readonly reason: string }
  | { readonly status: "lost"; readonly cause: string }
  | { readonly status: "refused"; readonly error: ErrorObject };
