import type { Inspection } from "@mcp-actors/machine";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { describe, expect, test } from "vitest";
import { assign, createActor, fromPromise, setup } from "xstate";
import { createInspector, type InspectionRecord, type InspectorOptions } from "../../src/index.ts";

const machine = setup({
  types: {
    context: {} as { n: number; kept: { deep: boolean }; seen?: Map<string, number> },
    events: {} as { type: "GO" } | { type: "ADD" } | { type: "END" } | { type: "LOST" },
  },
  delays: { patience: 50 },
  actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
}).createMachine({
  id: "light",
  context: { n: 0, kept: { deep: true } },
  initial: "red",
  states: {
    red: { after: { patience: "green" }, on: { GO: "green" } },
    green: { on: { ADD: { actions: "add" }, END: "off" } },
    off: { type: "final" },
  },
});

/** A light that an inspector sees. */
function inspectedLight(options: InspectorOptions = {}) {
  const inspector = createInspector(options);
  const inspection: Inspection = inspector.attach({ role: "actors", name: "light" });
  const clock = new VirtualClock();
  const actor = createActor(machine, { inspect: inspection, clock });
  const told = <Kind extends InspectionRecord["kind"]>(kind: Kind) =>
    inspector
      .records()
      .filter(
        (record): record is Extract<InspectionRecord, { kind: Kind }> => record.kind === kind,
      );
  return { actor, inspector, inspection, clock, told };
}

describe("an actor of XState", () => {
  test("is announced with its first state, not its last", () => {
    const { actor, told } = inspectedLight();
    actor.start();
    actor.send({ type: "GO" });
    actor.send({ type: "END" });

    expect(told("snap").map(({ type, value }) => [type, value])).toEqual([
      ["xstate.init", "red"],
      ["GO", "green"],
      ["END", "off"],
    ]);
    expect(told("end")).toMatchObject([{ status: "done" }]);
  });

  test("tells of its context what changed", () => {
    const { actor, told } = inspectedLight();
    actor.start();
    actor.send({ type: "GO" });
    actor.send({ type: "ADD" });

    expect(told("snap").map(({ context, set }) => context ?? set)).toEqual([
      { n: 0, kept: { deep: true } },
      undefined,
      { n: 1 },
    ]);
  });

  test("ends with the state that is left before it begins", () => {
    const parent = setup({ actors: { never: fromPromise(async () => {}) } }).createMachine({
      initial: "passing",
      states: {
        passing: { invoke: { src: "never", id: "never" }, always: "passed" },
        passed: { invoke: { src: "never", id: "lasting" } },
      },
    });
    const inspector = createInspector();
    const inspect = inspector.attach({ role: "actors", name: "parent" });
    const actor = createActor(parent, { inspect }).start();

    const records = inspector.records();
    const made = records.find((record) => record.kind === "actor" && record.id === "never");
    expect(records.filter(({ kind }) => kind === "end")).toMatchObject([
      { actor: made?.kind === "actor" && made.actor, status: "stopped" },
    ]);
    actor.stop();
  });

  test("shows the life of a timer", () => {
    const { actor, clock, told } = inspectedLight();
    actor.start();
    clock.advance(50);

    const timer = "xstate.after.patience.light.red";
    expect(told("timer").map((record) => [record.timer, record.state, record.delay])).toEqual([
      [timer, "set", 50],
      [timer, "fired", undefined],
      [timer, "cleared", undefined],
    ]);
  });

  test("shows an event that it has no use for", () => {
    const { actor, told } = inspectedLight();
    actor.start();
    actor.send({ type: "LOST" });

    expect(told("step").filter(({ unhandled }) => unhandled)).toMatchObject([
      { type: "LOST", edges: [] },
    ]);
  });

  test("shows an event after its end as a dead letter", () => {
    const { actor, told } = inspectedLight();
    actor.start();
    actor.send({ type: "GO" });
    actor.send({ type: "END" });
    actor.send({ type: "ADD" });

    expect(told("ev").filter(({ dead }) => dead)).toMatchObject([{ type: "ADD" }]);
  });

  test("is found when the inspector comes late, with its children", () => {
    const parent = setup({
      actors: { light: machine, work: fromPromise(() => new Promise(() => {})) },
    }).createMachine({
      id: "street",
      invoke: [
        { src: "light", id: "lamp" },
        { src: "work", id: "works" },
      ],
    });
    const inspector = createInspector({ mode: "off" });
    const inspection = inspector.attach({ role: "actors", name: "street" });
    const actor = createActor(parent, { inspect: inspection }).start();
    expect(inspector.records()).toHaveLength(1);

    inspector.mode = "live";
    const found = inspector.records().filter((record) => record.kind === "actor");

    expect(found.map(({ id, late }) => [id, late])).toEqual([
      [actor.id, true],
      ["lamp", true],
      ["works", true],
    ]);
    actor.stop();
  });

  test("costs nothing that is kept while the inspector is off", () => {
    const { actor, inspector } = inspectedLight({ mode: "off" });
    actor.start();
    actor.send({ type: "GO" });

    expect(inspector.records()).toHaveLength(1);
  });
});

describe("an inspector that fails", () => {
  test("leaves the actor alone, disables itself, and says so once", () => {
    const faults: unknown[] = [];
    const { actor, inspection, told } = inspectedLight({ onFault: (error) => faults.push(error) });
    actor.start();
    const broken = {
      get sessionId(): string {
        throw new Error("Boom");
      },
    };
    for (let time = 0; time < 20; time += 1) {
      inspection.next({
        type: "@xstate.event",
        actorRef: broken as never,
        rootId: "",
        event: { type: "X" },
        sourceRef: undefined,
      });
    }
    actor.send({ type: "GO" });

    expect(actor.getSnapshot().value).toBe("green");
    expect(faults).toMatchObject([{ message: "Boom" }]);
    expect(told("mark")).toMatchObject([{ source: "inspector", label: "inspector.disabled" }]);
    expect(inspection.active).toBe(false);
  });

  test("goes on without a listener that throws", () => {
    const { actor, inspector } = inspectedLight();
    const heard: number[] = [];
    inspector.subscribe(() => {
      throw new Error("Boom");
    });
    inspector.subscribe((records) => heard.push(records.length));
    actor.start();
    inspector.flush();
    actor.send({ type: "GO" });
    inspector.flush();

    expect(heard.length).toBeGreaterThan(1);
  });
});

test("the ring tells how many it lost, and keeps who records are about", () => {
  const { actor, inspector, told } = inspectedLight({ ring: { records: 5 } });
  actor.start();
  actor.send({ type: "GO" });
  for (let time = 0; time < 10; time += 1) actor.send({ type: "ADD" });

  expect(told("gap")).toMatchObject([{ from: 1, why: "ring" }]);
  expect(told("peer")).toHaveLength(1);
  expect(told("def")).toHaveLength(1);
  expect(
    inspector
      .records()
      .slice(-5)
      .every(({ kind }) => kind !== "def"),
  ).toBe(true);
});
