import type { LeanProgram, ProgramState, ProgramStep } from "./lean-program.ts";
import type { Effects, LeanShape } from "./lean-shape.ts";
import type { LeanState, LeanTable } from "./lean-table.ts";

/**
 * Looks up the actions of a table.
 *
 * @param effects - An object that has them, or the prototype of a class whose objects have them.
 */
export function programOf<Shape extends LeanShape>(
  { initial, states }: LeanTable<Shape>,
  effects: Effects<Shape>,
): LeanProgram<Shape> {
  const made = new Map<LeanState<Shape>, Making<Shape>>();
  for (const row of Object.values(states)) made.set(row, { row, steps: [] });
  const stateOf = (row: LeanState<Shape>): Making<Shape> => {
    const state = made.get(row);
    if (state === undefined) throw new Error(`unreachable: no state "${row.value}" in its table`);
    return state;
  };
  for (const { row, steps } of made.values()) {
    for (const [type, cell] of Object.entries(row.on)) {
      if (cell === undefined) continue;
      const called = cell.actions.map((action: Shape["action"]) => effects[action]);
      steps.push({ type, cell, effects: called, target: stateOf(cell.target) });
    }
  }
  return { initial: stateOf(initial) };
}

interface Making<Shape extends LeanShape> extends ProgramState<Shape> {
  readonly steps: ProgramStep<Shape>[];
}
