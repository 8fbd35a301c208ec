import { expect, test } from "vitest";
import { createActor, createMachine, fromPromise, setup, toPromise } from "xstate";
import { z } from "zod";
import { ask, machineTool } from "../../src/machine-tool/index.ts";

const form = z.object({ ok: z.boolean() });
const invoke = { src: "ask", input: { message: "Sure?" } } as const;
const after = { 10: "late" } as const;
const late = {};

const machineOf = (config: object) =>
  setup({ actors: { ask: ask.elicit(form) } }).createMachine({ id: "m", ...config });

test.each<[string, object, string]>([
  ["the state that asks", { initial: "a", states: { a: { invoke, after }, late } }, "m.a"],
  [
    "a state around it",
    { initial: "a", states: { a: { after, initial: "b", states: { b: { invoke } } }, late } },
    "m.a",
  ],
  [
    "a state in it",
    {
      initial: "a",
      states: { a: { invoke, initial: "b", states: { b: { after }, late } } },
    },
    "m.a.b",
  ],
  [
    "a state beside it",
    {
      type: "parallel",
      states: {
        a: { invoke },
        b: { initial: "c", states: { c: { after }, late } },
      },
    },
    "m.b.c",
  ],
])("refuses a machine with after in %s", (_where, config, state) => {
  expect(() => machineTool({ machine: machineOf(config) })).toThrow(
    new RegExp(
      `^Machine m has "after" in ${state} while \\S+ asks, and the time would be forgotten$`,
    ),
  );
});

test.each<[string, object]>([
  [
    "a state that is never active while it asks",
    { initial: "a", states: { a: { after: { 10: "b" } }, b: { invoke } } },
  ],
  ["a machine that asks nothing", { initial: "a", states: { a: { after }, late } }],
])("takes a machine with after in %s", (_where, config) => {
  expect(machineTool({ machine: machineOf(config) })).toHaveProperty("run");
});

test("refuses what it finds in a machine that is invoked", () => {
  const inner = machineOf({ initial: "a", states: { a: { invoke, after }, late } });
  const timed = setup({ actors: { inner: machineOf({ invoke }) } });
  const outer = setup({ actors: { inner } }).createMachine({
    id: "outer",
    invoke: { src: "inner" },
  });
  const waiting = timed.createMachine({
    id: "outer",
    initial: "a",
    states: { a: { invoke: { src: "inner" }, after: { 10: "b" } }, b: {} },
  });

  expect(() => machineTool({ machine: outer })).toThrow('Machine m has "after" in m.a');
  expect(() => machineTool({ machine: waiting })).toThrow('Machine outer has "after" in outer.a');
});

test("refuses a machine that invokes what it does not have", () => {
  const machine = createMachine({ id: "m", invoke: { src: "nobody" } });

  expect(() => machineTool({ machine })).toThrow("Machine m invokes nobody in m and has none");
});

test("takes actors that are written where they are invoked", () => {
  const machine = createMachine({
    id: "m",
    invoke: { src: fromPromise(() => Promise.resolve(1)) },
  });

  expect(machineTool({ machine })).toHaveProperty("run");
});

test("asks nothing outside of a machine tool", async () => {
  const actor = createActor(machineOf({ invoke }));
  const ended = toPromise(actor);

  actor.start();

  await expect(ended).rejects.toThrow("Questions are put by a machine tool alone");
});
