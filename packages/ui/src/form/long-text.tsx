import { useLayoutEffect, useRef } from "preact/hooks";
import type { ControlAttributes } from "../part/field.tsx";

/** What a long text edits. */
export interface LongTextProps extends ControlAttributes {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  /** Whether somebody asked for several lines while they were typing. */
  readonly takesFocus: boolean;
}

/** Several lines of text. */
export function LongText({ onText, takesFocus, ...rest }: LongTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <textarea
      {...rest}
      ref={area}
      rows={4}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
