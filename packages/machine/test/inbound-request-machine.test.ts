import { expect, test } from "vitest";
import {
  type InboundRequestEvent,
  inboundRequestMachine,
  inboundRequestTable,
  LeanActor,
  LeanScope,
  programOf,
} from "../src/index.ts";
import { describeMachine } from "./describe-machine.ts";

const error = { code: -32603, message: "Internal error" };

const events = {
  "slot.granted": { type: "slot.granted" },
  "queue.overflowed": { type: "queue.overflowed", error },
  "question.asked": { type: "question.asked" },
  "question.settled": { type: "question.settled" },
  "answer.given": { type: "answer.given", result: { ok: 1 } },
  "error.given": { type: "error.given", error },
  "input.required": { type: "input.required", result: { requestState: "sealed" } },
  "request.withdrawn": { type: "request.withdrawn", reason: "bored" },
  "link.lost": { type: "link.lost", cause: "gone" },
} as const satisfies { readonly [Type in InboundRequestEvent["type"]]: InboundRequestEvent };

const started = {
  "answer.given": ["answered", "reply", "release"],
  "error.given": ["failed", "reply", "release"],
  "input.required": ["suspended", "reply", "release"],
  "request.withdrawn": ["cancelled", "abort", "release"],
  "link.lost": ["lost", "abort", "release"],
};

describeMachine(inboundRequestMachine(), {
  events,
  ways: {
    queued: [],
    running: ["slot.granted"],
    asking: ["slot.granted", "question.asked"],
  },
  rows: {
    queued: {
      "slot.granted": ["running", "run"],
      "queue.overflowed": ["refused", "reply", "release"],
      "request.withdrawn": ["cancelled", "release"],
      "link.lost": ["lost", "release"],
    },
    running: { ...started, "question.asked": ["asking"] },
    asking: { ...started, "question.settled": ["running"] },
  },
  outcomes: [
    [["slot.granted", "answer.given"], { status: "answered", result: { ok: 1 } }],
    [["slot.granted", "error.given"], { status: "failed", error }],
    [
      ["slot.granted", "input.required"],
      { status: "suspended", result: { requestState: "sealed" } },
    ],
    [["slot.granted", "request.withdrawn"], { status: "cancelled", reason: "bored" }],
    [["slot.granted", "link.lost"], { status: "lost", cause: "gone" }],
    [["request.withdrawn"], { status: "cancelled", reason: "bored" }],
    [["link.lost"], { status: "lost", cause: "gone" }],
    [["queue.overflowed"], { status: "refused", error }],
  ],
});

test("a request that asks is not running, so that it holds no slot", () => {
  const effects = { run() {}, reply() {}, abort() {}, release() {} };
  const actor = new LeanActor(
    programOf(inboundRequestTable(), effects),
    { ...effects, input: () => ({ method: "tools/call" }) },
    new LeanScope(),
  );

  const running = (["slot.granted", "question.asked", "question.settled"] as const).map((type) => {
    actor.send(events[type]);
    return actor.hasTag("running");
  });

  expect(running).toEqual([true, false, true]);
});
