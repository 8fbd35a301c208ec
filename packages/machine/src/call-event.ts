import type { ErrorObject, Result } from "@mcp-actors/protocol";

/** What is known of a call before it starts and never changes: plain JSON. */
export interface CallFacts {
  readonly method: string;
  /** The tool, prompt or resource it is about. */
  readonly name?: string | undefined;
}

/** What happens to a call of ours. */
export type CallEvent =
  | { readonly type: "slot.granted" }
  | { readonly type: "send.failed"; readonly cause: string }
  | { readonly type: "queue.overflowed"; readonly cause: string }
  | { readonly type: "connection.closed"; readonly cause: string }
  | { readonly type: "progress.received" }
  | { readonly type: "question.opened" }
  | { readonly type: "question.closed" }
  | { readonly type: "input.required" }
  | { readonly type: "answers.ready" }
  | { readonly type: "answers.queued" }
  | { readonly type: "resend.needed" }
  | { readonly type: "result.received"; readonly result: Result }
  | { readonly type: "error.received"; readonly error: ErrorObject }
  | { readonly type: "link.lost"; readonly cause: string }
  | { readonly type: "call.cancel"; readonly reason: string }
  | { readonly type: "idle.expired"; readonly clock: "idle"; readonly limit: number }
  | { readonly type: "total.expired"; readonly clock: "total"; readonly limit: number };

/** How a call ended; there is no other way. */
export type CallOutcome =
  | { readonly status: "completed"; readonly result: Result }
  | { readonly status: "failed"; readonly error: ErrorObject }
  /** Which clock ran out, and at how many ms. */
  | { readonly status: "timedOut"; readonly clock: "idle" | "total"; readonly limit: number }
  | { readonly status: "cancelled"; readonly reason: string }
  | { readonly status: "lost"; readonly cause: string }
  | { readonly status: "refused"; readonly cause: string };
