import type { AnyStateMachine } from "xstate";
import { digest } from "../json/digest.ts";
import { isStateMachine } from "./is-state-machine.ts";

/** What is said of a state for people alone. */
const PROSE: ReadonlySet<string> = new Set(["description", "meta", "tags"]);

/**
 * Differs when a snapshot of one machine may make no sense in another: their states, transitions, actors or
 * names differ. What functions do is not looked at; a machine says by its `version` that it changed so.
 */
export function fingerprintOf(machine: AnyStateMachine): string {
  return digest([machine.version, structureOf(machine), insideOf(machine)]);
}

function structureOf(machine: AnyStateMachine): unknown {
  const text = JSON.stringify(machine.definition, (key, value: unknown) =>
    PROSE.has(key) ? undefined : value,
  );
  return JSON.parse(text);
}

/** The machines that a machine may invoke, by their names. */
function insideOf(machine: AnyStateMachine): unknown {
  const actors: { readonly [name: string]: unknown } = machine.implementations.actors;
  return Object.entries(actors).map(([name, logic]) => [
    name,
    isStateMachine(logic) ? fingerprintOf(logic) : undefined,
  ]);
}
