/** What every field of a form has in common. */
export interface FieldSchema {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** A field for text. */
export interface StringSchema extends FieldSchema {
  readonly type: "string";
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** Since 2025-11-25. */
  readonly default?: string | undefined;
}

/** A field for a number. */
export interface NumberSchema extends FieldSchema {
  readonly type: "number" | "integer";
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Since 2025-11-25. */
  readonly default?: number | undefined;
}

/** A field for yes or no. */
export interface BooleanSchema extends FieldSchema {
  readonly type: "boolean";
  readonly default?: boolean | undefined;
}

/** A field for one of several values. */
export interface UntitledSingleSelectEnumSchema extends FieldSchema {
  readonly type: "string";
  readonly enum: readonly string[];
  readonly default?: string | undefined;
}

/** A value to pick, and the name that people see for it. */
export interface TitledValue {
  readonly const: string;
  readonly title: string;
}

/** A field for one of several values with names. Since 2025-11-25. */
export interface TitledSingleSelectEnumSchema extends FieldSchema {
  readonly type: "string";
  readonly oneOf: readonly TitledValue[];
  readonly default?: string | undefined;
}

/** A field for any of several values. Since 2025-11-25. */
export interface UntitledMultiSelectEnumSchema extends FieldSchema {
  readonly type: "array";
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items: { readonly type: "string"; readonly enum: readonly string[] };
  readonly default?: readonly string[] | undefined;
}

/** A field for any of several values with names. Since 2025-11-25. */
export interface TitledMultiSelectEnumSchema extends FieldSchema {
  readonly type: "array";
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items: { readonly anyOf: readonly TitledValue[] };
  readonly default?: readonly string[] | undefined;
}

/** A field for one of several values, their names beside them: `EnumSchema` in 2025-06-18. */
export interface LegacyTitledEnumSchema extends FieldSchema {
  readonly type: "string";
  readonly enum: readonly string[];
  readonly enumNames?: readonly string[] | undefined;
  readonly default?: string | undefined;
}

/** A field for values out of a list. */
export type EnumSchema =
  | UntitledSingleSelectEnumSchema
  | TitledSingleSelectEnumSchema
  | UntitledMultiSelectEnumSchema
  | TitledMultiSelectEnumSchema
  | LegacyTitledEnumSchema;

/** A field of a form: forms are flat. */
export type PrimitiveSchemaDefinition = StringSchema | NumberSchema | BooleanSchema | EnumSchema;
