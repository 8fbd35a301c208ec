import { expect, test } from "vitest";
import {
  type CallEvent,
  callMachine,
  callTable,
  LeanActor,
  LeanScope,
  programOf,
} from "../src/index.ts";
import { describeMachine } from "./describe-machine.ts";

const error = { code: -32602, message: "Unknown tool" };

const events = {
  "slot.granted": { type: "slot.granted" },
  "send.failed": { type: "send.failed", cause: "unwritable" },
  "queue.overflowed": { type: "queue.overflowed", cause: "full" },
  "connection.closed": { type: "connection.closed", cause: "closed" },
  "progress.received": { type: "progress.received" },
  "question.opened": { type: "question.opened" },
  "question.closed": { type: "question.closed" },
  "input.required": { type: "input.required" },
  "answers.ready": { type: "answers.ready" },
  "answers.queued": { type: "answers.queued" },
  "resend.needed": { type: "resend.needed" },
  "result.received": { type: "result.received", result: { ok: 1 } },
  "error.received": { type: "error.received", error },
  "link.lost": { type: "link.lost", cause: "gone" },
  "call.cancel": { type: "call.cancel", reason: "bored" },
  "idle.expired": { type: "idle.expired", clock: "idle", limit: 60 },
  "total.expired": { type: "total.expired", clock: "total", limit: 90 },
} as const satisfies { readonly [Type in CallEvent["type"]]: CallEvent };

const sent = {
  "progress.received": ["progressing", "restartIdle"],
  "question.opened": ["awaitingInput", "stopIdle"],
  "input.required": ["awaitingInput", "stopIdle"],
  "result.received": ["completed", "release"],
  "error.received": ["failed", "release"],
  "resend.needed": ["queued", "stopIdle"],
  "link.lost": ["lost", "release"],
  "call.cancel": ["cancelled", "abandon", "release"],
  "idle.expired": ["timedOut", "abandon", "release"],
  "total.expired": ["timedOut", "abandon", "release"],
};

describeMachine(callMachine(), {
  events,
  ways: {
    queued: [],
    pending: ["slot.granted"],
    progressing: ["slot.granted", "progress.received"],
    awaitingInput: ["slot.granted", "question.opened"],
  },
  rows: {
    queued: {
      "slot.granted": ["pending", "send"],
      "call.cancel": ["cancelled", "release"],
      "total.expired": ["timedOut", "release"],
      "connection.closed": ["refused", "release"],
      "queue.overflowed": ["refused", "release"],
      "link.lost": ["lost", "release"],
    },
    pending: { ...sent, "send.failed": ["refused", "release"] },
    progressing: sent,
    awaitingInput: {
      "question.closed": ["progressing", "restartIdle"],
      "answers.ready": ["pending", "send"],
      "answers.queued": ["queued"],
      "progress.received": ["awaitingInput"],
      "result.received": ["completed", "release"],
      "error.received": ["failed", "release"],
      "resend.needed": ["queued"],
      "link.lost": ["lost", "release"],
      "call.cancel": ["cancelled", "abandon", "release"],
      "total.expired": ["timedOut", "abandon", "release"],
    },
  },
  outcomes: [
    [["slot.granted", "result.received"], { status: "completed", result: { ok: 1 } }],
    [["slot.granted", "error.received"], { status: "failed", error }],
    [["slot.granted", "link.lost"], { status: "lost", cause: "gone" }],
    [["slot.granted", "call.cancel"], { status: "cancelled", reason: "bored" }],
    [["slot.granted", "idle.expired"], { status: "timedOut", clock: "idle", limit: 60 }],
    [["slot.granted", "total.expired"], { status: "timedOut", clock: "total", limit: 90 }],
    [["total.expired"], { status: "timedOut", clock: "total", limit: 90 }],
    [["call.cancel"], { status: "cancelled", reason: "bored" }],
    [["queue.overflowed"], { status: "refused", cause: "full" }],
    [["connection.closed"], { status: "refused", cause: "closed" }],
    [["slot.granted", "send.failed"], { status: "refused", cause: "unwritable" }],
  ],
});

test("a call is in flight from being sent to its end, except while it waits to be sent again", () => {
  const effects = { send() {}, abandon() {}, restartIdle() {}, stopIdle() {}, release() {} };
  const actor = new LeanActor(
    programOf(callTable(), effects),
    { ...effects, input: () => ({ method: "ping" }) },
    new LeanScope(),
  );
  const way = ["slot.granted", "question.opened", "resend.needed", "slot.granted"] as const;

  const inFlight = [...way, "result.received" as const].map((type) => {
    actor.send(events[type]);
    return actor.hasTag("inFlight");
  });

  expect(inFlight).toEqual([true, true, false, true, false]);
});
