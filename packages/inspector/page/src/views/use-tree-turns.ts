import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { sight, turn } from "../store/store.ts";
import { treeStep } from "./tree-step.ts";
import type { Cursor } from "./use-cursor.ts";

/** Folds and unfolds rows of the tree: by their mark, and the one that is gone to by the arrow keys. */
export function useTreeTurns(box: RefObject<HTMLElement | null>, cursor: Cursor): void {
  const latest = useRef(cursor);
  latest.current = cursor;
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    // Before the row is selected by the same click.
    box.current?.addEventListener("click", onClick, { capture: true, signal });
    box.current?.addEventListener("keydown", (event) => onKeyDown(event, latest.current), {
      signal,
    });
    return () => off.abort();
  }, []);
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const twist = target instanceof Element ? target.closest<HTMLElement>(".twist") : null;
  const key = twist?.dataset["key"];
  if (key === undefined) return;
  event.stopPropagation();
  turn(key);
}

function onKeyDown(event: KeyboardEvent, { selected, walk }: Cursor): void {
  const { rows = [], from = 0 } = sight.peek()?.tree ?? {};
  const step = treeStep(event.key, rows, selected - from);
  if (step === undefined) return;
  // Elsewhere these keys go through time.
  event.preventDefault();
  if (step.turn !== undefined) turn(step.turn);
  if (step.to !== undefined) walk(step.to + from);
}
