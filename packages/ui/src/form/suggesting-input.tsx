import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { ControlAttributes } from "../part/field.tsx";
import { pastedLines } from "./pasted-lines.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** What a suggesting input edits. */
export interface SuggestingInputProps extends ControlAttributes {
  /** Which keyboard suits it. */
  readonly inputMode: "text" | "email" | "url";
  readonly maxLength: number | undefined;
  readonly onBlur: () => void;
  /** The property whose values are suggested; none are where absent. */
  readonly name: string | undefined;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Called where one line does not do any more, for several are pasted or Shift and Enter ask for them. */
  readonly onLines: (() => void) | undefined;
}

/** A line of text that offers what the form's suggestions know of it. */
export function SuggestingInput(props: SuggestingInputProps) {
  const { name, value, onText, onLines, ...rest } = props;
  const { found, ask } = useSuggestions(name);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasList = found.length > 0;
  // The types of the element know a list only for some types of input.
  useLayoutEffect(() => {
    if (hasList) input.current?.setAttribute("list", id);
    else input.current?.removeAttribute("list");
  }, [hasList, id]);
  return (
    <>
      <input
        {...rest}
        ref={input}
        type="text"
        value={value}
        autoComplete="off"
        spellcheck={false}
        onFocus={() => ask(value)}
        onPaste={(event) => {
          const text = onLines && pastedLines(event);
          if (text === undefined) return;
          event.preventDefault();
          onText(text);
          onLines?.();
        }}
        onKeyDown={(event) => {
          if (onLines === undefined || event.key !== "Enter" || !event.shiftKey) return;
          event.preventDefault();
          onLines();
        }}
        onInput={({ currentTarget }) => {
          onText(currentTarget.value);
          ask(currentTarget.value);
        }}
      />
      {hasList && (
        <datalist id={id}>
          {found.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}
