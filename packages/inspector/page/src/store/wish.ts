import type { Moment } from "./moment.ts";

/** What the page wants to see: the store answers with a sight of it, and with a new one whenever that changes. */
export interface Wish {
  readonly moment: Moment;
  /** The text of the filter. */
  readonly filter: string;
  readonly selection?: Selection | undefined;
  /** Keys of the rows of the tree that are folded or unfolded against what they are at first. */
  readonly turned: readonly string[];
  readonly tree: Range;
  readonly requests: Range;
  readonly wire: Range;
  /** Whether ends that are over have no column on the wire. */
  readonly hidesOver: boolean;
  /** What the panel on the right shows. */
  readonly panel: PanelName;
}

/** The panels that show what is selected. */
export const DETAIL_PANELS: readonly PanelName[] = [
  "chart",
  "messages",
  "context",
  "timers",
  "source",
];

/** The panels on the right. */
export type PanelName =
  | "chart"
  | "messages"
  | "context"
  | "timers"
  | "source"
  | "connection"
  | "health"
  | "call"
  | "questions"
  | "chaos"
  | "compare"
  | "replay";

/** The one thing that is looked at. */
export type Selection =
  | { readonly kind: "request"; readonly key: string }
  | { readonly kind: "actor"; readonly key: string }
  | { readonly kind: "peer"; readonly key: string }
  | { readonly kind: "message"; readonly key: string };

/** Rows of a list, from one to before another. */
export interface Range {
  readonly from: number;
  readonly until: number;
}
