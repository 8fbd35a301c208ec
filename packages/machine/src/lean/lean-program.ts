import type { Effects, LeanShape } from "./lean-shape.ts";
import type { LeanState, LeanTransition } from "./lean-table.ts";

/** A table whose actions were looked up, once for all actors whose effects are methods of the same class. */
export interface LeanProgram<Shape extends LeanShape> {
  readonly initial: ProgramState<Shape>;
}

/** One state of a program: its row in the table, and the steps out of it. */
export interface ProgramState<Shape extends LeanShape> {
  readonly row: LeanState<Shape>;
  readonly steps: readonly ProgramStep<Shape>[];
}

/** What happens on one event: its cell in the table, what is called, and where that leads. */
export interface ProgramStep<Shape extends LeanShape> {
  readonly type: Shape["event"]["type"];
  readonly cell: LeanTransition<Shape>;
  readonly effects: readonly Effect<Shape>[];
  readonly target: ProgramState<Shape>;
}

/** An effect as a method that is called on whoever owns the actor. */
export type Effect<Shape extends LeanShape> = (this: Effects<Shape>, event: Shape["event"]) => void;
