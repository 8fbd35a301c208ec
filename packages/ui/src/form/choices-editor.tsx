import { isSameJson } from "../json/is-same-json.ts";
import { isJsonArray, type JsonValue } from "../json/json-value.ts";
import type { EditorProps } from "./editor-props.ts";
import { FieldGroup } from "./field-group.tsx";
import { usePlace } from "./use-place.ts";

/** Edits a list whose items are any of several values, each once. */
export function ChoicesEditor(props: EditorProps<"choices">) {
  const { shape, value, onChange, path } = props;
  const { onBlur } = usePlace(path);
  const picked = isJsonArray(value) ? value : [];
  const isPicked = (one: JsonValue): boolean => picked.some((item) => isSameJson(item, one));
  const toggle = (one: JsonValue): void =>
    onChange(
      shape.options
        .map((option) => option.value)
        .filter((option) => isPicked(option) !== isSameJson(option, one)),
    );
  return (
    <FieldGroup {...props}>
      <div class="options">
        {shape.options.map((option, index) => (
          <label key={index} class="option">
            <input
              type="checkbox"
              checked={isPicked(option.value)}
              onBlur={onBlur}
              onChange={() => toggle(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
