import { useId } from "preact/hooks";
import { FieldNotes } from "../part/field.tsx";
import { ClearButton } from "./clear-button.tsx";
import type { EditorProps } from "./editor-props.ts";
import { usePlace } from "./use-place.ts";

/** Edits yes or no; a value that may be absent can be cleared again. */
export function BooleanEditor(props: EditorProps<"boolean">) {
  const { path, label, hint, isRequired, value, onChange, aside } = props;
  const { fault, onBlur } = usePlace(path);
  const id = useId();
  return (
    <div class="field" data-invalid={fault !== undefined}>
      <div class="label check">
        <input
          id={id}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-invalid={fault === undefined ? undefined : "true"}
          checked={value === true}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <label for={id}>{label}</label>
        {value === undefined && <span class="bounds">not set</span>}
        <ClearButton {...{ label, isRequired, value, onChange }} />
        {aside}
      </div>
      <FieldNotes id={id} hint={hint} error={fault} />
    </div>
  );
}
