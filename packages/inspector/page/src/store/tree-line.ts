import type { Selection } from "./wish.ts";

/** A row of the tree of actors. */
export interface TreeLine {
  readonly key: string;
  readonly depth: number;
  readonly kind: "process" | "peer" | "actor" | "group" | "request" | "more";
  readonly name: string;
  readonly state: string;
  /** On the right: a process id, a duration, how much is done. */
  readonly aside: string;
  /** How it is marked: a state of a request or connection, or the tone of its dot. */
  readonly mark: string;
  /** Whether it is over. */
  readonly isOver: boolean;
  /** Absent where nothing is under it. */
  readonly isOpen?: boolean | undefined;
  readonly era?: string | undefined;
  readonly selection?: Selection | undefined;
  readonly isSelected: boolean;
}
