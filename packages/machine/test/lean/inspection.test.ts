import { createInspector, type StatelyInspectionEvent } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { createActor, fromCallback, type InspectionEvent } from "xstate";
import {
  callTable,
  LeanActor,
  LeanScope,
  type LeanScopeOptions,
  programOf,
} from "../../src/index.ts";

const effects = {
  send() {},
  abandon() {},
  restartIdle() {},
  stopIdle() {},
  release() {},
};

const startCall = (options: LeanScopeOptions) =>
  new LeanActor(
    programOf(callTable(), effects),
    { ...effects, input: () => ({ method: "tools/call" }) },
    new LeanScope(options),
  );

test("the Stately inspector takes lean actors for actors", async () => {
  const received: StatelyInspectionEvent[] = [];
  const inspector = createInspector({ send: (event) => received.push(event) });
  const parent = createActor(fromCallback(() => {})).start();

  const actor = startCall({ parent, inspect: inspector.inspect });
  actor.send({ type: "slot.granted" });
  actor.send({ type: "result.received", result: { ok: true } });
  await expect.poll(() => received.length).toBe(7);

  const [born] = received;
  expect(born).toMatchObject({
    type: "@xstate.actor",
    name: "call",
    rootId: parent.sessionId,
    parentId: parent.sessionId,
    sessionId: actor.sessionId,
  });
  const definition: unknown = JSON.parse(
    born?.type === "@xstate.actor" ? (born.definition ?? "") : "",
  );
  expect(definition).toMatchObject({ id: "call", states: { awaitingInput: {}, timedOut: {} } });
  expect(received.map(brief)).toEqual([
    ["@xstate.actor", undefined],
    ["@xstate.event", "xstate.init"],
    ["@xstate.snapshot", "queued"],
    ["@xstate.event", "slot.granted"],
    ["@xstate.snapshot", "pending"],
    ["@xstate.event", "result.received"],
    ["@xstate.snapshot", "completed"],
  ]);
});

function brief(event: StatelyInspectionEvent): [string, unknown] {
  switch (event.type) {
    case "@xstate.event":
      return [event.type, event.event.type];
    case "@xstate.snapshot":
      return [event.type, "value" in event.snapshot ? event.snapshot.value : undefined];
    default:
      return [event.type, undefined];
  }
}

test("an inspector is a function or an observer", () => {
  const heard: string[][] = [[], []];
  const listen = (index: number) => (event: InspectionEvent) => heard[index]?.push(event.type);

  startCall({ inspect: listen(0) });
  startCall({ inspect: { next: listen(1) } });

  expect(heard[0]).toEqual(["@xstate.actor", "@xstate.event", "@xstate.snapshot"]);
  expect(heard[1]).toEqual(heard[0]);
});

test("an inspector that throws is reported and breaks no actor", () => {
  const errors: unknown[] = [];
  const actor = startCall({
    inspect: () => {
      throw new Error("blind");
    },
    onError: (error) => errors.push(error),
  });

  actor.send({ type: "slot.granted" });
  actor.send({ type: "result.received", result: {} });

  expect(actor.output).toEqual({ status: "completed", result: {} });
  expect(errors.length).toBeGreaterThan(3);
  expect(new Set(errors)).toContainEqual(new Error("blind"));
});
