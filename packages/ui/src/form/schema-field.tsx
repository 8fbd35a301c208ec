import { useContext, useMemo } from "preact/hooks";
import { describeField, titleOf } from "../schema/describe-field.ts";
import type { FieldShape } from "../schema/field-shape.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { textAt } from "../schema/keyword.ts";
import { resolveSchema } from "../schema/resolve-schema.ts";
import { Editor } from "./editor.tsx";
import { FormContext } from "./form-context.ts";
import type { SchemaFieldProps } from "./schema-field-props.ts";

/** From this depth on, values are edited as JSON; a schema may contain itself. */
const MOST_LEVELS = 8;

/** Edits one part of a value, with the controls that its schema asks for. */
export function SchemaField({ schema, name, path, ...rest }: SchemaFieldProps) {
  const { root } = useContext(FormContext);
  const described = useMemo(
    () => describe(schema, { root, name, depth: path.length }),
    [schema, root, name, path.length],
  );
  const { shape } = described;
  const label = rest.label ?? described.label;
  return (
    <Editor {...rest} shape={shape} label={label} hint={described.hint ?? rest.hint} path={path} />
  );
}

interface Place {
  readonly root: JsonSchema;
  readonly name: string;
  readonly depth: number;
}

function describe(
  schema: JsonSchema,
  { root, name, depth }: Place,
): { shape: FieldShape; label: string; hint: string | undefined } {
  const resolved = resolveSchema(schema, root);
  if (resolved === undefined) return { shape: { kind: "json" }, label: name, hint: undefined };
  const shape: FieldShape = depth > MOST_LEVELS ? { kind: "json" } : describeField(resolved, root);
  return { shape, label: titleOf(resolved, name), hint: textAt(resolved, "description") };
}
