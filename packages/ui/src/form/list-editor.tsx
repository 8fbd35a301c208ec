import { useContext, useRef } from "preact/hooks";
import { isJsonArray, type JsonValue } from "../json/json-value.ts";
import { Button } from "../part/button.tsx";
import { describeField } from "../schema/describe-field.ts";
import { initialValue } from "../schema/initial-value.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { resolveSchema } from "../schema/resolve-schema.ts";
import type { EditorProps } from "./editor-props.ts";
import { FieldGroup } from "./field-group.tsx";
import { FormContext } from "./form-context.ts";

/** Edits a list: items are added at its end and taken away one by one. */
export function ListEditor(props: EditorProps<"list">) {
  const { shape, path, label, value, onChange } = props;
  const { root, SchemaField } = useContext(FormContext);
  const items = isJsonArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const blank = blankOf(shape.item, root);
  const remove = (at: number): void => {
    keys.splice(at, 1);
    onChange(items.toSpliced(at, 1));
  };
  return (
    <FieldGroup {...props}>
      <div class="members">
        {items.map((item, index) => (
          <SchemaField
            key={keys[index] ?? index}
            name={`${label} ${index + 1}`}
            schema={shape.item}
            path={[...path, String(index)]}
            isRequired
            value={item === null && blank === null ? undefined : item}
            onChange={(next) => onChange(items.with(index, next ?? blank))}
            aside={<RemoveButton label={`${label} ${index + 1}`} onRemove={() => remove(index)} />}
          />
        ))}
      </div>
      <Button
        icon="plus"
        aria-label={`Add to ${label}`}
        onClick={() => onChange([...items, initialValue(shape.item, root) ?? blank])}
      >
        Add
      </Button>
    </FieldGroup>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly onRemove: () => void;
}

function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return <Button look="quiet" icon="trash" aria-label={`Remove ${label}`} onClick={onRemove} />;
}

/** What stands in a list for an item that nobody has filled in yet: a list has no holes. */
function blankOf(item: JsonSchema, root: JsonSchema): JsonValue {
  const resolved = resolveSchema(item, root);
  return resolved !== undefined && describeField(resolved, root).kind === "text" ? "" : null;
}

/** A key for each item, which it keeps while others are taken away. */
function useItemKeys(count: number): number[] {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) {
    last.current += 1;
    keys.current.push(last.current);
  }
  keys.current.length = count;
  return keys.current;
}
