/** Where one call of ours stands; the last six are its outcomes. */
export type CallState =
  | "queued"
  | "pending"
  | "progressing"
  | "awaitingInput"
  | "completed"
  | "failed"
  | "timedOut"
  | "cancelled"
  | "lost"
  | "refused";

/** Where one request of a peer stands; the last six are its outcomes. */
export type InboundRequestState =
  | "queued"
  | "running"
  | "asking"
  | "answered"
  | "failed"
  | "suspended"
  | "cancelled"
  | "lost"
  | "refused";

/** Where one request stands, whichever side sent it. */
export type RequestState = CallState | InboundRequestState;

/** Where a connection stands. */
export type ConnectionState =
  | "idle"
  | "connecting"
  | "negotiating"
  | "ready"
  | "reconnecting"
  | "draining"
  | "closed"
  | "failed";

const LIVE: ReadonlySet<string> = new Set<RequestState>([
  "queued",
  "pending",
  "progressing",
  "awaitingInput",
  "running",
  "asking",
]);

/** Whether a request is still to get its outcome. */
export function isLive(state: RequestState): boolean {
  return LIVE.has(state);
}
