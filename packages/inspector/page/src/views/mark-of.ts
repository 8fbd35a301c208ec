import { MARKS, type StateMarkProps } from "@mcp-actors/ui";

/** A state that has a mark. */
export type MarkedState = StateMarkProps["state"];

/** The state whose mark something wears; undefined where there is none for it. */
export function markOf(state: string): MarkedState | undefined {
  return isMarked(state) ? state : undefined;
}

function isMarked(state: string): state is MarkedState {
  return Object.hasOwn(MARKS, state);
}

/** A state in the words of people. */
export function stateWords(state: string): string {
  const marked = markOf(state);
  return marked === undefined ? state : MARKS[marked].text;
}
