import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from "xstate";
import type { ChartState } from "./lean-chart.ts";
import type { LeanShape } from "./lean-shape.ts";
import type { LeanState, LeanTransition } from "./lean-table.ts";

// Classes, so that all rows and all cells are of one shape each: actors read them at every step.

/** A row that is read from a chart, and asks for the machine when somebody wants its snapshot. */
export class ChartedState<Shape extends LeanShape> implements LeanState<Shape> {
  readonly value: Shape["state"];
  readonly final: boolean;
  readonly tags: ReadonlySet<string>;
  readonly on: LeanState<Shape>["on"] = Object.create(null);
  readonly output: LeanState<Shape>["output"];
  readonly #machine: () => AnyStateMachine;
  #snapshot: AnyMachineSnapshot | undefined;

  constructor(
    value: string,
    { type, tags = [], output }: ChartState,
    machine: () => AnyStateMachine,
  ) {
    this.value = value;
    this.final = type === "final";
    this.tags = new Set([tags].flat());
    this.output = mapperOf<Shape>(output);
    this.#machine = machine;
  }

  get snapshot(): AnyMachineSnapshot {
    this.#snapshot ??= this.#machine().resolveState({ value: this.value, context: {} });
    return this.#snapshot;
  }
}

function mapperOf<Shape extends LeanShape>(output: unknown): LeanState<Shape>["output"] {
  if (output === undefined) return undefined;
  return typeof output === "function" ? (output as LeanState<Shape>["output"]) : () => output;
}

/** What a cell is made of; `define` gives what the machine itself calls the transition. */
interface Cell<Shape extends LeanShape> extends Omit<LeanTransition<Shape>, "definitions"> {
  readonly define: () => AnyTransitionDefinition[];
}

/** A cell that is read from a chart, and asks for the machine when somebody inspects. */
export class ChartedTransition<Shape extends LeanShape> implements LeanTransition<Shape> {
  readonly target: LeanState<Shape>;
  readonly actions: readonly Shape["action"][];
  readonly #define: () => AnyTransitionDefinition[];
  #definitions: AnyTransitionDefinition[] | undefined;

  constructor({ target, actions, define }: Cell<Shape>) {
    this.target = target;
    this.actions = actions;
    this.#define = define;
  }

  get definitions(): AnyTransitionDefinition[] {
    this.#definitions ??= this.#define();
    return this.#definitions;
  }
}
