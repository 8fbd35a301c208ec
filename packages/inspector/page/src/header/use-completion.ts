import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { type Completion, completeFilter } from "../filter/complete-filter.ts";
import { seen } from "../store/seen.ts";
import { look, wish } from "../store/store.ts";
import { offerKey } from "./offer-key.ts";

/** The ways to go on with the filter, and what its field does about them. */
export interface FilterCompletion {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly offers: readonly Completion[];
  /** Place of the offer that is chosen, -1 where none is. */
  readonly chosen: number;
  readonly take: (offer: Completion) => void;
  readonly onInput: (event: Event) => void;
  readonly onFocus: (event: Event) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Completes the filter while it is written. */
export function useCompletion(): FilterCompletion {
  const input = useRef<HTMLInputElement>(null);
  const caret = useSignal(0);
  const chosen = useSignal(-1);
  const isOpen = useSignal(false);
  const words = seen.words ?? {};
  const offers = isOpen.value ? completeFilter(wish.value.filter, caret.value, words) : [];

  const write = (filter: string, at: number): void => {
    look({ filter });
    caret.value = at;
    chosen.value = -1;
  };
  const place = (): number => input.current?.selectionStart ?? 0;
  const take = ({ text, caret: at }: Completion): void => {
    write(text, at);
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at));
  };
  const close = (): void => {
    isOpen.value = false;
  };
  return {
    input,
    offers,
    chosen: chosen.value,
    take,
    onBlur: close,
    onFocus() {
      isOpen.value = true;
      caret.value = place();
    },
    onInput() {
      isOpen.value = true;
      write(input.current?.value ?? "", place());
    },
    onKeyDown(event) {
      const then = offerKey(event.key, { count: offers.length, chosen: chosen.value });
      if (then === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const offer = then.take === undefined ? undefined : offers[then.take];
      if (offer !== undefined) take(offer);
      if (then.choose !== undefined) chosen.value = then.choose;
      if (then.isClosed === true && !isOpen.peek()) input.current?.blur();
      if (then.isClosed === true) close();
    },
  };
}
