import type { Folded, RequestView } from "@mcp-actors/inspector";
import type { TreeLine } from "./tree-line.ts";
import type { Selection } from "./wish.ts";

/** How the tree is drawn. */
export interface TreeOptions {
  /** Keys of rows that are folded or unfolded against what they are at first. */
  readonly turned: ReadonlySet<string>;
  readonly selection?: Selection | undefined;
}

/** What a walk of the tree carries. */
export interface TreeWalk extends TreeOptions {
  readonly folded: Folded;
  /** Requests by the key of the row that they stand under. */
  readonly requests: ReadonlyMap<string, readonly RequestView[]>;
}

/** A row and, where it is unfolded, what is under it. */
export function under(line: TreeLine, inner: () => readonly TreeLine[]): readonly TreeLine[] {
  return line.isOpen === true ? [line, ...inner()] : [line];
}

/** Whether what is under a row is shown. */
export function isOpen(key: string, { turned }: TreeOptions, isOpenAtFirst: boolean): boolean {
  return turned.has(key) !== isOpenAtFirst;
}
