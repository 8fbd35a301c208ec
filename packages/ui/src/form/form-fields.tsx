import { isRecord } from "@mcp-actors/protocol";
import type { Signal } from "@preact/signals";
import type { JsonValue } from "../json/json-value.ts";
import { describeField } from "../schema/describe-field.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { propertiesOf } from "../schema/keyword.ts";
import { resolveSchema } from "../schema/resolve-schema.ts";
import type { Look } from "./form-look.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { Members } from "./members.tsx";
import { SchemaField } from "./schema-field.tsx";

/** What form fields edit. */
export interface FormFieldsProps {
  readonly look: Look;
  readonly schema: JsonSchema;
  readonly value: Signal<JsonValue | undefined>;
}

/** The fields of a whole form, or its value as JSON. */
export function FormFields({ look, schema, value }: FormFieldsProps) {
  const set = (next: JsonValue | undefined): void => {
    value.value = next ?? {};
  };
  const place = { path: [], isRequired: true, value: value.value, onChange: set };
  if (look === "json") {
    return <JsonEditor shape={{ kind: "json" }} label="Arguments" hint={undefined} {...place} />;
  }
  const resolved = resolveSchema(schema, schema);
  if (resolved !== undefined && isBare(resolved)) return <p class="hint">No arguments</p>;
  const shape = resolved && describeField(resolved, schema);
  if (shape?.kind !== "group") return <SchemaField name="Arguments" schema={schema} {...place} />;
  const record = isRecord(value.value) ? value.value : {};
  return <Members members={shape.members} path={[]} value={record} onChange={set} />;
}

function isBare(schema: Parameters<typeof propertiesOf>[0]): boolean {
  const { type, anyOf, oneOf } = schema;
  return type === "object" && propertiesOf(schema).length === 0 && !anyOf && !oneOf;
}
