import type { ProgramState, ProgramStep } from "./lean-program.ts";
import type { LeanShape } from "./lean-shape.ts";

/**
 * What a state does on an event; undefined where it does nothing.
 *
 * A state has a handful of steps: to look them through takes less than to look one up by its name.
 */
export function stepOn<Shape extends LeanShape>(
  type: string,
  { steps }: ProgramState<Shape>,
): ProgramStep<Shape> | undefined {
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (step?.type === type) return step;
  }
  return undefined;
}
