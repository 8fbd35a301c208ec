import { isSameJson } from "../json/is-same-json.ts";
import { Field } from "../part/field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { usePlace } from "./use-place.ts";

/** Edits a value that is one of several. */
export function ChoiceEditor(props: EditorProps<"choice">) {
  const { shape, path, label, hint, isRequired, value, onChange, aside } = props;
  const { fault, onBlur } = usePlace(path);
  const { options } = shape;
  const selected = options.findIndex((option) => isSameJson(option.value, value));
  return (
    <Field label={label} hint={hint} error={fault} required={isRequired} aside={aside}>
      {(attributes) => (
        <select
          {...attributes}
          value={String(selected)}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(options[Number(currentTarget.value)]?.value)}
        >
          {(selected < 0 || !isRequired) && (
            <option value="-1">{isRequired ? "Choose…" : "—"}</option>
          )}
          {options.map(({ title }, index) => (
            <option key={index} value={String(index)}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
