import { checkField, type FieldKeywords } from "./check-field.ts";

/** A form as a server wrote it: that its fields have schemas is known, and not what is in them. */
export interface WrittenForm {
  readonly properties: { readonly [field: string]: FieldKeywords };
  readonly required?: readonly string[] | undefined;
}

/** What is wrong with the content of a form, a phrase a field; empty when it fits. */
export function checkForm(
  { properties, required = [] }: WrittenForm,
  content: { readonly [field: string]: unknown },
): readonly string[] {
  const missing = required
    .filter((field) => !Object.hasOwn(content, field))
    .map((field) => `${field} is missing`);
  const wrong = Object.entries(content).flatMap(([field, value]) => {
    const schema = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (schema === undefined) return [`${field} is not in the form`];
    const problem = checkField(schema, value);
    return problem === undefined ? [] : [`${field} ${problem}`];
  });
  return [...missing, ...wrong];
}
