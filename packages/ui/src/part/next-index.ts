/** Where a list stands. */
export interface ListPosition {
  /** -1 where nothing is selected. */
  readonly index: number;
  readonly count: number;
  /** Rows that Page Up and Page Down go. */
  readonly page: number;
}

/** A key and what is held down with it. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const STEPS = new Map<string, (position: ListPosition) => number>([
  ["ArrowDown", ({ index }) => index + 1],
  ["j", ({ index }) => index + 1],
  ["ArrowUp", ({ index }) => index - 1],
  ["k", ({ index }) => index - 1],
  ["PageDown", ({ index, page }) => index + page],
  ["PageUp", ({ index, page }) => index - page],
  ["Home", () => 0],
  ["End", ({ count }) => count - 1],
  ["g", ({ count }) => count - 1],
]);

/** The row that a key leads to; undefined where the key is none of a list's. */
export function nextIndex(event: KeyPress, position: ListPosition): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || position.count === 0) return undefined;
  const next = STEPS.get(event.key)?.(position);
  return next === undefined ? undefined : Math.min(position.count - 1, Math.max(0, next));
}
