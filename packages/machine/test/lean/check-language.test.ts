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
} from "xstate";
import { compile } from "../../src/index.ts";

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
