import { expect, test } from "vitest";
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  log,
  raise,
  sendTo,
  setup,
  spawnChild,
  transition,
} from "xstate";
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

const facts = setup({
  types: { input: {} as { id: number }, context: {} as { id: number } },
  actions: { note: () => {}, bump: assign({ id: 1 }) },
  guards: { lucky: () => true },
  delays: { later: 10 },
  actors: { work: fromPromise(() => Promise.resolve()) },
});
const context = ({ input }: { input: { id: number } }) => input;

/** The machine `a → b`, with something more in state `a`. */
const withState = (a: object): AnyStateMachine =>
  facts.createMachine({ id: "m", context, initial: "a", states: { a, b: {} } });

/** The machine `a → b` on `go`, with something more in the transition. */
const withTransition = (go: unknown): AnyStateMachine => withState({ on: { go } });

const withAction = (actions: unknown): AnyStateMachine => withTransition({ target: "b", actions });

/** The machine `a → end` on `go`, with an output of the state and of the machine. */
const withOutput = (
  output: unknown,
  machineOutput: unknown = ({ event }: { event: { output: unknown } }) => event.output,
): AnyStateMachine =>
  createMachine({
    id: "m",
    context,
    output: machineOutput as object,
    initial: "a",
    states: { a: { on: { go: "end" } }, end: { type: "final", output: output as object } },
  });

const config = {
  id: "m",
  context,
  initial: "a",
  states: { a: { on: { go: "b" } }, b: {} },
} as const;

type Args = { readonly event: { readonly x: { readonly y: number } }; readonly context: unknown };

test.each<[string, AnyStateMachine, string]>([
  ["a guard", withTransition({ target: "b", guard: "lucky" }), `state "a", event "go" has "guard"`],
  ["an inline guard", withTransition({ guard: () => true }), `event "go" has "guard"`],
  [
    "a reentering transition",
    withTransition({ target: "a", reenter: true }),
    `event "go" has "reenter"`,
  ],
  ["several candidates", withTransition([{ target: "b" }]), `event "go" has several candidates`],
  ["several targets", withTransition({ target: ["b"] }), `event "go" has several targets`],
  ["a target by its id", withTransition("#m.b"), `event "go" has the target "#m.b", which is not`],
  [
    "an inline assign",
    withAction(assign({ id: 2 })),
    `event "go" has the built-in action xstate.assign`,
  ],
  [
    "a named assign",
    withAction("bump"),
    `event "go" has "bump", the built-in action xstate.assign`,
  ],
  ["raise", withAction(raise({ type: "go" })), "the built-in action xstate.raise"],
  [
    "raise with a delay",
    withAction(raise({ type: "go" }, { delay: 5 })),
    "the built-in action xstate.raise",
  ],
  ["sendTo", withAction(sendTo("x", { type: "go" })), "the built-in action xstate.sendTo"],
  ["emit", withAction(emit({ type: "go" })), "the built-in action xstate.emit"],
  ["spawnChild", withAction(spawnChild("work")), "the built-in action xstate.spawnChild"],
  ["log", withAction(log("x")), "the built-in action xstate.log"],
  [
    "enqueueActions",
    withAction(enqueueActions(() => {})),
    "the built-in action xstate.enqueueActions",
  ],
  ["an inline function", withAction(() => {}), `event "go" has an inline function`],
  ["one of several actions", withAction(["note", () => {}]), `event "go" has an inline function`],
  [
    "an action with params",
    withAction({ type: "note", params: { n: 1 } }),
    "has an action with type and params",
  ],
  ["an unnamed entry", withState({ entry: () => {} }), `state "a" has an inline function on entry`],
  ["an unnamed exit", withState({ exit: assign({ id: 2 }) }), `xstate.assign on exit`],
  [
    "an entry at the start",
    withState({ entry: "note" }),
    "its root has an entry action at the start",
  ],
  ["after", withState({ after: { later: "b" } }), `state "a" has "after"`],
  ["always", withState({ always: "b" }), `state "a" has "always"`],
  ["invoke", withState({ invoke: { src: "work" } }), `state "a" has "invoke"`],
  ["onDone of a state", withState({ onDone: "b" }), `state "a" has "onDone"`],
  ["nesting", withState({ initial: "x", states: { x: {} } }), `state "a" has "initial"`],
  ["a parallel state", withState({ type: "parallel" }), `state "a" has type "parallel"`],
  ["a history state", withState({ type: "history" }), `state "a" has type "history"`],
  ["a wildcard", withState({ on: { "*": "b" } }), `event "*" has a wildcard`],
  ["a wildcard at the end", withState({ on: { "go.*": "b" } }), `event "go.*" has a wildcard`],
  ["an event of XState's", withState({ on: { "xstate.init": "b" } }), "a name that XState keeps"],
  [
    "events of the whole machine",
    facts.createMachine({ ...config, on: { stop: ".b" } }),
    `its root has "on"`,
  ],
  [
    "an entry of the whole machine",
    facts.createMachine({ ...config, entry: "note" }),
    `its root has "entry"`,
  ],
  [
    "a parallel machine",
    facts.createMachine({ ...config, type: "parallel" }),
    `its root has "type"`,
  ],
  [
    "an initial transition",
    facts.createMachine({ ...config, initial: { target: "a", actions: "note" } }),
    "its root has an initial transition",
  ],
  [
    "a context of its own",
    facts.createMachine({ ...config, context: { id: 0 } }),
    "a context that is not its input",
  ],
  [
    "a computed context",
    facts.createMachine({ ...config, context: ({ input }) => ({ id: input.id + 1 }) }),
    "a context that is not its input",
  ],
  [
    "a final start",
    facts.createMachine({ ...config, states: { a: { type: "final" }, b: {} } }),
    "a final state at the start",
  ],
  [
    "an output of the context",
    withOutput(({ context }: Args) => context),
    `state "end" has an output that reads more than the event`,
  ],
  [
    "an output from inside the event",
    withOutput(({ event }: Args) => event.x.y),
    "an output that reads more than the event",
  ],
  [
    "a computed output",
    withOutput(({ event }: Args) => ({ at: [event.x] })),
    "an output that does more than copy",
  ],
  [
    "an output with functions inside",
    withOutput({ x: ({ event }: Args) => event.x }),
    "an output with functions inside",
  ],
  [
    "an output nobody sees",
    withOutput({ x: 1 }, null),
    "its root has an output that is not the output of its final state",
  ],
  [
    "a machine's own output",
    withOutput({ x: 1 }, () => ({ x: 2 })),
    "its root has an output that is not the output of its final state",
  ],
])("refuses %s, naming machine and place", (_name, machine, message) => {
  expect(() => compile(machine)).toThrow(`Machine "m" cannot become a table: `);
  expect(() => compile(machine)).toThrow(message);
});

test("refuses an output of a final state that the machine drops", () => {
  const machine = createMachine({
    ...config,
    context: ({ input }) => input as { id: number },
    states: { a: { on: { go: "b" } }, b: { type: "final", output: { x: 1 } } },
  });

  expect(() => compile(machine)).toThrow(`state "b" has an output that its machine drops`);
});

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
