import type { ControlAttributes } from "../part/field.tsx";
import type { TextShape } from "../schema/field-shape.ts";
import { fromLocalTime, isInstant, toLocalTime } from "./local-time.ts";
import { LongText } from "./long-text.tsx";
import { SuggestingInput } from "./suggesting-input.tsx";

/** What a text control edits. */
export interface TextControlProps {
  readonly attributes: ControlAttributes;
  readonly shape: TextShape;
  readonly isLong: boolean;
  /** Whether somebody asked for several lines while they were typing. */
  readonly takesFocus: boolean;
  readonly text: string;
  /** The property at the top that it edits, for suggestions. */
  readonly name: string | undefined;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  /** Called where one line does not do any more; absent where it has to. */
  readonly onLines: (() => void) | undefined;
}

type Keyboard = "email" | "url" | "text";

const KEYBOARDS = new Map<string | undefined, Keyboard>([
  ["email", "email"],
  ["uri", "url"],
]);

/** The one control that suits a text best. */
export function TextControl(props: TextControlProps) {
  const { attributes, shape, isLong, text, name, onText, onLines } = props;
  const { format, isSecret, maxLength } = shape;
  const shared = { ...attributes, onBlur: props.onBlur };
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }): void =>
    onText(currentTarget.value);
  if (isLong) {
    return <LongText {...shared} value={text} onText={onText} takesFocus={props.takesFocus} />;
  }
  if (isSecret) {
    return <input {...shared} type="password" autoComplete="off" value={text} onInput={onInput} />;
  }
  // What these controls cannot show, as a date that is none, is shown as text.
  if (format === "date" && /^(?:\d{4}-\d\d-\d\d)?$/.test(text)) {
    return <input {...shared} type="date" value={text} onInput={onInput} />;
  }
  if (format === "date-time" && (text === "" || isInstant(text))) {
    return <InstantInput {...props} />;
  }
  return (
    <SuggestingInput
      {...shared}
      inputMode={KEYBOARDS.get(format) ?? "text"}
      maxLength={maxLength}
      name={name}
      value={text}
      onText={onText}
      onLines={onLines}
    />
  );
}

function InstantInput({ attributes, text, onText, onBlur }: TextControlProps) {
  return (
    <input
      {...attributes}
      onBlur={onBlur}
      type="datetime-local"
      step={1}
      value={toLocalTime(text)}
      onInput={({ currentTarget }) => onText(fromLocalTime(currentTarget.value))}
    />
  );
}
