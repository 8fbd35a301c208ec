import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from "xstate";
import type { LeanShape } from "./lean-shape.ts";

/** A machine read into rows, frozen: state by event, to what is done and where it leads. */
export interface LeanTable<Shape extends LeanShape> {
  readonly machine: AnyStateMachine;
  readonly initial: LeanState<Shape>;
  readonly states: { readonly [value: string]: LeanState<Shape> };
}

/** One row: a state and all that can happen in it. */
export interface LeanState<Shape extends LeanShape> {
  readonly value: Shape["state"];
  readonly final: boolean;
  readonly tags: ReadonlySet<string>;
  readonly on: { readonly [type: string]: LeanTransition<Shape> | undefined };
  /** The machine's output on reaching this state; undefined where there is none. */
  readonly output: ((args: { readonly event: Shape["event"] }) => Shape["output"]) | undefined;
  /** The machine's own snapshot in this state, apart from facts and output; made when it is first asked for. */
  readonly snapshot: AnyMachineSnapshot;
}

/** One cell: the actions in the order XState runs them, then the state they lead to. */
export interface LeanTransition<Shape extends LeanShape> {
  readonly target: LeanState<Shape>;
  readonly actions: readonly Shape["action"][];
  /** What the machine itself calls this transition, for whoever inspects. */
  readonly definitions: AnyTransitionDefinition[];
}
