import { useState } from "preact/hooks";
import { Button } from "../part/button.tsx";
import { Field } from "../part/field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { TextControl } from "./text-control.tsx";
import { usePlace } from "./use-place.ts";

/** Edits text: one line, several lines, a secret, an address, a date or a date with its time. */
export function TextEditor(props: EditorProps<"text">) {
  const { shape, path, label, hint, isRequired, value, onChange, aside } = props;
  const { fault, onBlur } = usePlace(path);
  const text = typeof value === "string" ? value : "";
  const [isLong, setLong] = useState(shape.isLong || text.includes("\n"));
  const [isAsked, setAsked] = useState(false);
  const turn = (toLong: boolean): void => {
    setLong(toLong);
    setAsked(toLong);
  };
  const isPlain = shape.format === undefined && !shape.isSecret;
  const lines = isPlain && (
    <Button
      key="lines"
      look="quiet"
      icon="lines"
      title="Several lines (Shift+Enter)"
      tabIndex={-1}
      aria-label={`Several lines for ${label}`}
      aria-pressed={isLong}
      onClick={() => turn(!isLong)}
    />
  );
  return (
    <Field label={label} hint={hint} error={fault} required={isRequired} aside={[lines, aside]}>
      {(attributes) => (
        <TextControl
          attributes={attributes}
          shape={shape}
          isLong={isLong && isPlain}
          takesFocus={isAsked}
          text={text}
          name={path.length === 1 ? path[0] : undefined}
          onBlur={onBlur}
          onText={(next) => onChange(next === "" ? undefined : next)}
          onLines={isPlain ? () => turn(true) : undefined}
        />
      )}
    </Field>
  );
}
