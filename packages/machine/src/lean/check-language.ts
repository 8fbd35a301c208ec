import type { AnyStateMachine } from "xstate";
import { checkOutputs } from "./check-output.ts";

type Config = Readonly<Record<string, unknown>>;

/** Says no to a feature that a table cannot hold: where it is, and what it is. */
export type Refuse = (place: string, feature: string) => never;

const MACHINE_KEYS = new Set([
  "id",
  "initial",
  "context",
  "output",
  "states",
  "version",
  "schemas",
]);
const STATE_KEYS = new Set(["type", "tags", "on", "entry", "exit", "output"]);
const TRANSITION_KEYS = new Set(["target", "actions"]);
const DESCRIPTIVE_KEYS = new Set(["description", "meta"]);

/**
 * Refuses a machine that says more than a table can hold.
 *
 * What is not known to be inside the language is outside: a feature that
 * XState gains tomorrow is refused until somebody has thought about it.
 */
export function checkLanguage(machine: AnyStateMachine): void {
  const refuse: Refuse = (place, feature) => {
    throw new Error(`Machine "${machine.id}" cannot become a table: ${place} has ${feature}`);
  };
  const config: Config = machine.config;

  checkKeys(config, MACHINE_KEYS, (key) => refuse("its root", key));
  if (typeof config["initial"] !== "string") refuse("its root", "an initial transition");
  for (const [value, state] of entries(config["states"])) {
    checkState(machine, state, (place, feature) => refuse(`state "${value}"${place}`, feature));
  }
  checkOutputs(machine, refuse);
}

function checkState(machine: AnyStateMachine, state: unknown, refuse: Refuse): void {
  if (!isConfig(state)) return;
  checkKeys(state, STATE_KEYS, (key) => refuse("", key));
  if (!["atomic", "final", undefined].includes(state["type"] as string | undefined)) {
    refuse("", `type "${String(state["type"])}"`);
  }
  checkActions(machine, state["entry"], (feature) => refuse("", `${feature} on entry`));
  checkActions(machine, state["exit"], (feature) => refuse("", `${feature} on exit`));
  for (const [type, transition] of entries(state["on"])) {
    checkTransition(machine, type, transition, (place, feature) =>
      refuse(`, event "${type}"${place}`, feature),
    );
  }
}

function checkTransition(
  machine: AnyStateMachine,
  type: string,
  transition: unknown,
  refuse: Refuse,
): void {
  if (type === "") refuse("", "an eventless transition");
  if (type.includes("*")) refuse("", "a wildcard");
  if (type.startsWith("xstate.")) refuse("", "a name that XState keeps to itself");
  if (Array.isArray(transition)) refuse("", "several candidates");
  const target = isConfig(transition) ? transition["target"] : transition;
  if (Array.isArray(target)) refuse("", "several targets");
  if (typeof target === "string" && machine.states[target] === undefined) {
    refuse("", `the target "${target}", which is not the name of a state`);
  }
  if (!isConfig(transition)) return;
  checkKeys(transition, TRANSITION_KEYS, (key) => refuse("", key));
  checkActions(machine, transition["actions"], (feature) => refuse("", feature));
}

function checkActions(
  machine: AnyStateMachine,
  actions: unknown,
  refuse: (feature: string) => never,
): void {
  for (const action of [actions].flat()) {
    const feature = action === undefined ? undefined : foreignAction(machine, action);
    if (feature !== undefined) refuse(feature);
  }
}

/** What keeps an action out of a table; undefined for the name of an effect. */
function foreignAction(machine: AnyStateMachine, action: unknown): string | undefined {
  if (typeof action === "function") return builtIn(action) ?? "an inline function";
  if (typeof action !== "string") {
    return `an action with ${Object.keys(Object(action)).join(" and ")}`;
  }
  const feature = builtIn(machine.implementations.actions[action]);
  return feature && `"${action}", ${feature}`;
}

/** XState's own actions are functions that carry their type; an effect is a plain one. */
function builtIn(implementation: unknown): string | undefined {
  return typeof implementation === "function" && "type" in implementation
    ? `the built-in action ${String(implementation.type)}`
    : undefined;
}

function checkKeys(
  config: Config,
  known: ReadonlySet<string>,
  refuse: (feature: string) => never,
): void {
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined || known.has(key) || DESCRIPTIVE_KEYS.has(key)) continue;
    refuse(`"${key}"`);
  }
}

function entries(record: unknown): [string, unknown][] {
  return isConfig(record) ? Object.entries(record) : [];
}

function isConfig(value: unknown): value is Config {
  return typeof value === "object" && value !== null;
}
