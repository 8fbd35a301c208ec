import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { sight, turn } from "../store/store.ts";

/** Folds and unfolds rows of the tree: by their mark, and the selected one by the arrow keys. */
export function useTreeTurns(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    // Before the row is selected by the same click.
    box.current?.addEventListener("click", onClick, { capture: true, signal });
    box.current?.addEventListener("keydown", onKeyDown, { signal });
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

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const row = sight.peek()?.tree.rows.find(({ isSelected }) => isSelected);
  if (row?.isOpen === undefined) return;
  event.preventDefault();
  if (row.isOpen === (event.key === "ArrowLeft")) turn(row.key);
}
