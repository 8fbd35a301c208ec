import { type AnyStateMachine, initialTransition } from "xstate";
import { checkLanguage } from "./check-language.ts";
import type { LeanChart } from "./lean-chart.ts";
import type { ShapeOf } from "./lean-shape.ts";
import type { LeanTable } from "./lean-table.ts";
import { readChart } from "./read-chart.ts";

/**
 * Reads a flat machine into a frozen table, with what XState does on each event in each state.
 *
 * A machine outside the language (see `checkLanguage`) is refused with an
 * error that names machine, state, event and feature.
 */
export function compile<Machine extends AnyStateMachine>(
  machine: Machine,
): LeanTable<ShapeOf<Machine>> {
  checkLanguage(machine);
  checkStart(machine);
  return readChart(machine.config as LeanChart, () => machine);
}

/** Refuses a machine that does not keep its input as context, or that does not start in silence. */
function checkStart(machine: AnyStateMachine): void {
  const facts = { sample: Symbol("facts") };
  const [snapshot, actions] = initialTransition(machine, facts);
  const refuse = (feature: string): never => {
    throw new Error(`Machine "${machine.id}" cannot become a table: its root has ${feature}`);
  };
  if (snapshot.status === "done") refuse("a final state at the start");
  if (actions.length > 0) refuse("an entry action at the start");
  const context: Record<string, unknown> = snapshot.context;
  if (Object.keys(context).join() !== "sample" || context["sample"] !== facts.sample) {
    refuse("a context that is not its input");
  }
}
