import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { JsonValue } from "../json/json-value.ts";
import { toPointer } from "../json/pointer.ts";
import { createCheck } from "../schema/check.ts";
import type { Alternative } from "../schema/field-shape.ts";
import { initialValue } from "../schema/initial-value.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { EditorProps } from "./editor-props.ts";
import { FormContext } from "./form-context.ts";

/** Edits a value that fits one of several schemas: first which, then the value. */
export function AlternativesEditor(props: EditorProps<"alternatives">) {
  const { shape, path, label, value, onChange, aside } = props;
  const { root, SchemaField, choose } = useContext(FormContext);
  const { alternatives } = shape;
  const pointer = toPointer(path);
  const first = useMemo(() => fitting(alternatives, value, root), [alternatives, root]);
  const [index, setIndex] = useState(first);
  const { schema = false, title = "" } = alternatives[index] ?? {};
  useEffect(() => {
    choose(pointer, index);
    return () => choose(pointer, undefined);
  }, [choose, pointer, index]);
  const kinds = (
    <select
      key="kinds"
      class="kinds"
      aria-label={`Kind of ${label}`}
      value={String(index)}
      onChange={({ currentTarget }) => {
        const next = Number(currentTarget.value);
        setIndex(next);
        onChange(initialValue(alternatives[next]?.schema ?? false, root));
      }}
    >
      {alternatives.map((alternative, at) => (
        <option key={at} value={String(at)}>
          {alternative.title}
        </option>
      ))}
    </select>
  );
  const { isRequired, hint } = props;
  return (
    <SchemaField
      key={index}
      name={title}
      {...{ schema, label, hint, path, isRequired, value, onChange }}
      aside={[kinds, aside]}
    />
  );
}

/** The first alternative that a value fits, or the first. */
function fitting(
  alternatives: readonly Alternative[],
  value: JsonValue | undefined,
  root: JsonSchema,
): number {
  if (value === undefined) return 0;
  const { $defs, definitions } = typeof root === "boolean" ? {} : root;
  const at = alternatives.findIndex(({ schema }) => {
    const whole = typeof schema === "boolean" ? schema : { $defs, definitions, ...schema };
    return createCheck(whole)(value).isValid;
  });
  return Math.max(0, at);
}
