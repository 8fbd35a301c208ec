/** A statechart without any code: what a picture is drawn from. */
export interface Chart {
  /** Name of the machine, such as `call`. */
  readonly id: string;
  /** Every state, parents before children, siblings in the order they were written; the first is the root. */
  readonly nodes: readonly ChartNode[];
  /** Every transition, grouped by the state it leaves. */
  readonly edges: readonly ChartEdge[];
}

/** One state. */
export interface ChartNode {
  /** Path from the root joined by dots, such as `connecting.dialling`; the root's is empty. */
  readonly id: string;
  /** Last part of the path; of the root the name of the machine. */
  readonly key: string;
  /** Id of the state it is in; absent on the root. */
  readonly parent?: string;
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Id of the state in it that is entered first; on compound states alone. */
  readonly initial?: string;
  readonly tags: readonly string[];
  /** Names of the actions on entry, timers left out. */
  readonly entry: readonly string[];
  /** Names of the actions on exit, timers left out. */
  readonly exit: readonly string[];
  /** What runs while it is active. */
  readonly invokes: readonly ChartInvoke[];
  readonly description?: string;
}

/** An actor that runs while a state is active. */
export interface ChartInvoke {
  readonly id: string;
  /** Name of its logic, or `inline`. */
  readonly src: string;
}

/** One transition. */
export interface ChartEdge {
  /** Unique in the chart, the same in every process: state, event and place among equals, such as `pending|call.cancel|0`. */
  readonly id: string;
  /** Id of the state it leaves. */
  readonly from: string;
  /** Ids of the states it enters; empty for one that only acts and stays. */
  readonly targets: readonly string[];
  /** What kind of thing takes it. `any` is the wildcard `*`, `end` that the state it leaves came to its own end. */
  readonly trigger: "event" | "after" | "always" | "done" | "error" | "snapshot" | "end" | "any";
  /** The event as XState names it, such as `xstate.after.backoff.connection.reconnecting`; empty for `always`. */
  readonly event: string;
  /** The same for people: `after backoff`, `dial is done`, `call.cancel`, `always`. */
  readonly label: string;
  /** Name of the delay, or its length in ms; of `after` alone. */
  readonly delay?: string | number;
  /** Name of the guard, or `inline`. */
  readonly guard?: string;
  /** Names of the actions it does. */
  readonly actions: readonly string[];
  /** Whether a transition to itself leaves and enters the state anew. */
  readonly reenter: boolean;
}
