/** A flat statechart as it is written, in the language of a table (see `checkLanguage`), for events of these types. */
export interface LeanChart<Type extends string = string> {
  readonly initial: string;
  readonly states: { readonly [value: string]: ChartState<Type> };
}

/** What a chart says of one state. */
export interface ChartState<Type extends string = string> {
  readonly type?: "atomic" | "final";
  readonly tags?: Names;
  readonly entry?: Names;
  readonly exit?: Names;
  /** By event: the state it leads to, or more than that. */
  readonly on?: { readonly [type in Type]?: string | ChartTransition };
  /** A function of the event alone, or what is always the same. */
  readonly output?: unknown;
}

/** What a chart says an event does; without a target the state stays. */
export interface ChartTransition {
  readonly target?: string;
  readonly actions?: Names;
}

/** One name, or some in their order. */
export type Names = string | readonly string[];
