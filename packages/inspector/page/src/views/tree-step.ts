import type { TreeLine } from "../store/tree-line.ts";

/** What a key does in a tree; what is absent stays as it is. */
export interface TreeStep {
  /** Key of the row to fold or unfold. */
  readonly turn?: string;
  /** Place of the row to go to. */
  readonly to?: number;
}

/** What the left and right arrow do on a row of a tree: fold and unfold it, then go up or into it; undefined of all other keys. */
export function treeStep(
  key: string,
  rows: readonly Pick<TreeLine, "key" | "depth" | "isOpen">[],
  place: number,
): TreeStep | undefined {
  const row = rows[place];
  if (row === undefined || (key !== "ArrowLeft" && key !== "ArrowRight")) return undefined;
  if (row.isOpen === (key === "ArrowLeft")) return { turn: row.key };
  if (key === "ArrowRight") return row.isOpen === true ? { to: place + 1 } : {};
  const above = rows.slice(0, place).findLastIndex(({ depth }) => depth < row.depth);
  return above < 0 ? {} : { to: above };
}
