import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether something takes the whole page, and how to change that. */
export interface Large {
  readonly isLarge: boolean;
  readonly turn: () => void;
}

/** Lets something take the whole page, until Esc. */
export function useLarge(): Large {
  const large = useSignal(false);
  useEffect(() => {
    if (!large.value) return undefined;
    const off = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Esc means something else where nothing is large.
      event.stopImmediatePropagation();
      large.value = false;
    };
    addEventListener("keydown", onKey, { capture: true, signal: off.signal });
    return () => off.abort();
  }, [large.value]);
  return {
    isLarge: large.value,
    turn: () => {
      large.value = !large.peek();
    },
  };
}
