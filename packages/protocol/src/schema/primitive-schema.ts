import { z } from "zod";
import { Integer } from "./json.ts";
import type { Field } from "./parts.ts";

const field = { title: z.string().optional(), description: z.string().optional() };
const values = z.array(z.string());
const titled = z.array(z.looseObject({ const: z.string(), title: z.string() }));
const textDefault = z.string().optional();
const several = {
  ...field,
  type: z.literal("array"),
  minItems: Integer.optional(),
  maxItems: Integer.optional(),
  default: values.optional(),
};

/** A field for text, and what stands in it before anything is typed. */
export function stringSchema(given: { readonly default: Field<string> }) {
  return z.looseObject({
    ...field,
    type: z.literal("string"),
    minLength: Integer.optional(),
    maxLength: Integer.optional(),
    format: z.enum(["email", "uri", "date", "date-time"]).optional(),
    ...given,
  });
}

/** A field for a number, and what stands in it before anything is typed. */
export function numberSchema(given: { readonly default: Field<number> }) {
  return z.looseObject({
    ...field,
    type: z.enum(["number", "integer"]),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    ...given,
  });
}

/** A field for one of several values, their names beside them, and the one picked beforehand. */
export function namedEnumSchema(given: { readonly default: Field<string> }) {
  return z.looseObject({
    ...field,
    type: z.literal("string"),
    enum: values,
    enumNames: values.optional(),
    ...given,
  });
}

/** A field for yes or no. */
export const BooleanSchema = z.looseObject({
  ...field,
  type: z.literal("boolean"),
  default: z.boolean().optional(),
});

const UntitledSingleSelectEnumSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  enum: values,
  default: textDefault,
});

const TitledSingleSelectEnumSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  oneOf: titled,
  default: textDefault,
});

const UntitledMultiSelectEnumSchema = z.looseObject({
  ...several,
  items: z.looseObject({ type: z.literal("string"), enum: values }),
});

const TitledMultiSelectEnumSchema = z.looseObject({
  ...several,
  items: z.looseObject({ anyOf: titled }),
});

const StringSchema = stringSchema({ default: textDefault });
const NumberSchema = numberSchema({ default: z.number().optional() });
const LegacyTitledEnumSchema = namedEnumSchema({ default: textDefault });
const single = [UntitledSingleSelectEnumSchema, TitledSingleSelectEnumSchema] as const;
const multiple = [UntitledMultiSelectEnumSchema, TitledMultiSelectEnumSchema] as const;
const EnumSchema = z.union([...single, ...multiple, LegacyTitledEnumSchema]);

/** The fields of a form. Since 2025-11-25. */
export const fieldSchemas = {
  StringSchema,
  NumberSchema,
  BooleanSchema,
  UntitledSingleSelectEnumSchema,
  TitledSingleSelectEnumSchema,
  UntitledMultiSelectEnumSchema,
  TitledMultiSelectEnumSchema,
  LegacyTitledEnumSchema,
  SingleSelectEnumSchema: z.union(single),
  MultiSelectEnumSchema: z.union(multiple),
  EnumSchema,
  PrimitiveSchemaDefinition: z.union([StringSchema, NumberSchema, BooleanSchema, EnumSchema]),
};
