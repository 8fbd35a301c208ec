import type { TreeLine } from "./tree-line.ts";

/** The row that stands for what is not listed, and lists it. */
export function moreLine(key: string, count: number, depth: number): TreeLine {
  return {
    key,
    depth,
    kind: "more",
    name: count === 0 ? "fewer" : `${count.toLocaleString("en")} more`,
    state: "",
    aside: "",
    mark: "more",
    isOver: true,
    isSelected: false,
  };
}
