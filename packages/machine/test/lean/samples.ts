import type { CallEvent, InboundRequestEvent } from "../../src/index.ts";

const error = { code: -32603, message: "Internal error" };

/** One of every event of a call. */
export const callEvents: readonly CallEvent[] = [
  { type: "slot.granted" },
  { type: "send.failed", cause: "Params cannot be written" },
  { type: "queue.overflowed", cause: "16 calls wait already" },
  { type: "connection.closed", cause: "The peer is gone" },
  { type: "progress.received" },
  { type: "question.opened" },
  { type: "question.closed" },
  { type: "input.required" },
  { type: "answers.ready" },
  { type: "answers.queued" },
  { type: "resend.needed" },
  { type: "result.received", result: { content: [] } },
  { type: "error.received", error },
  { type: "link.lost", cause: "Channel was lost" },
  { type: "call.cancel", reason: "Changed my mind" },
  { type: "idle.expired", clock: "idle", limit: 60_000 },
  { type: "total.expired", clock: "total", limit: 3_600_000 },
];

/** One of every event of an inbound request. */
export const inboundRequestEvents: readonly InboundRequestEvent[] = [
  { type: "slot.granted" },
  { type: "queue.overflowed", error: { code: -32000, message: "Server is overloaded" } },
  { type: "question.asked" },
  { type: "question.settled" },
  { type: "answer.given", result: { content: [] } },
  { type: "error.given", error },
  { type: "input.required", result: { requestState: "sealed" } },
  { type: "request.withdrawn", reason: "Changed its mind" },
  { type: "link.lost", cause: "Channel was lost" },
];
