import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { keepOut } from "./keep-out.ts";

/** Whether something takes the whole page, and how to change that. */
export interface Large {
  readonly isLarge: boolean;
  readonly turn: () => void;
}

/** Lets something take the whole page, until Esc; the rest of the page is out of reach meanwhile. */
export function useLarge(element: RefObject<HTMLElement | null>): Large {
  const large = useSignal(false);
  useLayoutEffect(() => {
    if (!large.value) return undefined;
    const off = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Esc means something else where nothing is large.
      event.stopImmediatePropagation();
      large.value = false;
    };
    addEventListener("keydown", onKey, { capture: true, signal: off.signal });
    const letIn = element.current === null ? undefined : keepOut(element.current);
    return () => {
      off.abort();
      letIn?.();
    };
  }, [large.value]);
  return {
    isLarge: large.value,
    turn: () => {
      large.value = !large.peek();
    },
  };
}
