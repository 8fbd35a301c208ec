import type { JsonValue } from "../json/json-value.ts";
import { Field } from "../part/field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { readJson } from "./read-json.ts";
import { type Reading, useDraft } from "./use-draft.ts";
import { usePlace } from "./use-place.ts";

/** Edits a value as JSON. */
export function JsonEditor(props: EditorProps<"json">) {
  const { path, label, hint, isRequired, value, onChange, aside } = props;
  const { pointer, fault, onBlur } = usePlace(path);
  const read = (next: string): Reading =>
    isRequired && next.trim() === "" ? { ok: false, fault: "Required" } : readJson(next);
  const { text, edit } = useDraft({ pointer, value, onChange, read, write });
  return (
    <Field
      label={label}
      hint={hint}
      error={fault}
      required={isRequired}
      aside={[
        <span key="kind" class="bounds">
          JSON
        </span>,
        aside,
      ]}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          class="code"
          rows={path.length === 0 ? 12 : 3}
          spellcheck={false}
          value={text}
          onBlur={onBlur}
          onInput={({ currentTarget }) => edit(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function write(value: JsonValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value, null, 2);
}
