import type { ComponentChildren } from "preact";
import type { JsonValue } from "../json/json-value.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

/** What a schema field edits. */
export interface SchemaFieldProps {
  readonly schema: JsonSchema;
  /** What the value is called where its schema gives no title. */
  readonly name: string;
  /** Overrules the schema's title; for an alternative, which stands for the value of a property. */
  readonly label?: string;
  /** Said where the schema has no description. */
  readonly hint?: string | undefined;
  readonly path: readonly string[];
  readonly isRequired: boolean;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly aside?: ComponentChildren;
}
