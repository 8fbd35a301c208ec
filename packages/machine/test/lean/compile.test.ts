import { expect, test } from "vitest";
import { type AnyStateMachine, setup, transition } from "xstate";
import { callChart } from "../../src/call-machine.ts";
import {
  type CallShape,
  callMachine,
  callTable,
  compile,
  inboundRequestMachine,
  inboundRequestTable,
  LeanActor,
  LeanScope,
  type LeanShape,
  type LeanTable,
} from "../../src/index.ts";
import { programOf } from "../../src/lean/program-of.ts";
import { readChart } from "../../src/lean/read-chart.ts";

test("keeps exit, transition and entry actions in the order in which XState runs them", () => {
  const machine = setup({
    types: { input: {} as { id: number }, context: {} as { id: number } },
    actions: { leave: () => {}, pass: () => {}, greet: () => {}, enter: () => {} },
  }).createMachine({
    context: ({ input }) => input,
    initial: "a",
    states: {
      a: { exit: "leave", on: { go: { target: "b", actions: ["pass", "greet"] }, stay: "a" } },
      b: { entry: "enter" },
    },
  });

  const { on } = compile(machine).initial;

  expect(on["go"]?.actions).toEqual(["leave", "pass", "greet", "enter"]);
  expect(on["stay"]?.actions).toEqual([]);
});

test("a final state is left as soon as it is entered", () => {
  const machine = setup({
    types: { input: {} as { id: number }, context: {} as { id: number } },
    actions: { enter: () => {}, leave: () => {} },
  }).createMachine({
    context: ({ input }) => input,
    initial: "a",
    states: { a: { on: { go: "b" } }, b: { type: "final", entry: "enter", exit: "leave" } },
  });

  const table = compile<AnyStateMachine>(machine);

  expect(table.initial.on["go"]?.actions).toEqual(["enter", "leave"]);
  expectTransitions(table);
});

/** Every cell of a table says what XState itself does. */
function expectTransitions({ machine, states }: LeanTable<LeanShape>): void {
  for (const { final, snapshot, on } of Object.values(states)) {
    if (final) continue;
    for (const type of machine.events) {
      const [next, actions] = transition(machine, snapshot, { type });
      const cell = on[type];
      const told = cell && { leads: cell.target.value, does: cell.actions };
      const can = machine.getTransitionData(snapshot, { type }).length > 0;
      const done = { leads: next.value, does: actions.map((action) => action.type) };
      expect(told).toEqual(can ? done : undefined);
    }
  }
}

test.each([
  ["call", compile<AnyStateMachine>(callMachine())],
  ["inbound request", compile<AnyStateMachine>(inboundRequestMachine())],
])("each cell of the table of the %s machine is what XState does", (_name, table) => {
  expectTransitions(table);
});

test.each([
  ["call", compile<AnyStateMachine>(callMachine())],
  ["inbound request", compile<AnyStateMachine>(inboundRequestMachine())],
])("the table of the %s machine is frozen and complete", (_name, table) => {
  expect(Object.keys(table.states)).toEqual(Object.keys(table.machine.states));
  expect(Object.isFrozen(table) && Object.isFrozen(table.states)).toBe(true);
  for (const state of Object.values(table.states)) {
    expect(Object.isFrozen(state) && Object.isFrozen(state.on)).toBe(true);
    for (const transition of Object.values(state.on)) {
      expect(Object.isFrozen(transition) && Object.isFrozen(transition?.actions)).toBe(true);
    }
  }
});

/** What a table says, without what it is made of. */
function rowsOf<Shape extends LeanShape>({ initial, states }: LeanTable<Shape>): object {
  const rows = Object.values(states).map(({ value, final, tags, on, output }) => {
    const cells = Object.entries(on).map(([type, cell]) => [
      type,
      cell?.target.value,
      cell?.actions,
    ]);
    return { value, final, tags, cells, output };
  });
  return { initial: initial.value, rows };
}

test("the charts that are read without a check are inside the language", () => {
  expect(rowsOf(callTable())).toEqual(rowsOf(compile(callMachine())));
  expect(rowsOf(inboundRequestTable())).toEqual(rowsOf(compile(inboundRequestMachine())));
});

test("a call that nobody looks at never asks for its machine", () => {
  const table = readChart<CallShape>(callChart, () => {
    throw new Error("The machine was asked for");
  });
  const effects = { send() {}, abandon() {}, restartIdle() {}, stopIdle() {}, release() {} };
  const owner = { ...effects, input: () => ({ method: "ping" }) };
  const actor = new LeanActor(programOf(table, effects), owner, new LeanScope());

  actor.send({ type: "slot.granted" });
  actor.send({ type: "result.received", result: {} });

  expect(actor.output).toEqual({ status: "completed", result: {} });
  expect(() => actor.getSnapshot()).toThrow("The machine was asked for");
});

test("a machine's table is made once", () => {
  expect(callTable()).toBe(callTable());
  expect(inboundRequestTable()).toBe(inboundRequestTable());
});

test("an event named like a property of objects is no event", () => {
  for (const type of ["constructor", "__proto__", "toString"]) {
    expect(callTable().initial.on[type]).toBeUndefined();
  }
});
