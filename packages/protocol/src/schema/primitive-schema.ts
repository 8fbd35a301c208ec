import { z } from "zod";
import { Integer } from "./json.ts";

const field = { title: z.string().optional(), description: z.string().optional() };
const values = z.array(z.string());
const titled = z.array(z.looseObject({ const: z.string(), title: z.string() }));
const several = {
  ...field,
  type: z.literal("array"),
  minItems: Integer.optional(),
  maxItems: Integer.optional(),
  default: values.optional(),
};

/** What text is typed as before anything else. Since 2025-11-25. */
export const textDefault = { default: z.string().optional() };

/** What a number is before anything is typed. Since 2025-11-25. */
export const numberDefault = { default: z.number().optional() };

/** A field for text, as in 2025-06-18. */
export const BareStringSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  minLength: Integer.optional(),
  maxLength: Integer.optional(),
  format: z.enum(["email", "uri", "date", "date-time"]).optional(),
});

/** A field for a number, as in 2025-06-18. */
export const BareNumberSchema = z.looseObject({
  ...field,
  type: z.enum(["number", "integer"]),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

/** A field for yes or no. */
export const BooleanSchema = z.looseObject({
  ...field,
  type: z.literal("boolean"),
  default: z.boolean().optional(),
});

/** A field for one of several values, as in 2025-06-18. */
export const BareEnumSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  enum: values,
  enumNames: values.optional(),
});

/** A field for one of several values, their names beside them. */
export const LegacyTitledEnumSchema = BareEnumSchema.extend(textDefault);

/** A field for one of several values. Since 2025-11-25. */
export const UntitledSingleSelectEnumSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  enum: values,
  ...textDefault,
});

/** A field for one of several values with names. Since 2025-11-25. */
export const TitledSingleSelectEnumSchema = z.looseObject({
  ...field,
  type: z.literal("string"),
  oneOf: titled,
  ...textDefault,
});

/** A field for any of several values. Since 2025-11-25. */
export const UntitledMultiSelectEnumSchema = z.looseObject({
  ...several,
  items: z.looseObject({ type: z.literal("string"), enum: values }),
});

/** A field for any of several values with names. Since 2025-11-25. */
export const TitledMultiSelectEnumSchema = z.looseObject({
  ...several,
  items: z.looseObject({ anyOf: titled }),
});

/** The fields of a form. Since 2025-11-25. */
export const fieldSchemas = (() => {
  const single = [UntitledSingleSelectEnumSchema, TitledSingleSelectEnumSchema] as const;
  const multiple = [UntitledMultiSelectEnumSchema, TitledMultiSelectEnumSchema] as const;
  const StringSchema = BareStringSchema.extend(textDefault);
  const NumberSchema = BareNumberSchema.extend(numberDefault);
  const EnumSchema = z.union([...single, ...multiple, LegacyTitledEnumSchema]);
  return {
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
})();
