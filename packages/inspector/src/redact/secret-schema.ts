/** Whether a schema says that what it is of is secret. */
export function isSecretSchema(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const isHidden = "writeOnly" in schema && schema.writeOnly === true;
  return isHidden || ("format" in schema && schema.format === "password");
}

/** Whether a value is what a property looks like, rather than its value. */
export function isSchema(value: object): boolean {
  const keys = Object.keys(value);
  return "type" in value && keys.every((key) => SCHEMA_WORDS.has(key));
}

const SCHEMA_WORDS = new Set(
  "type title description format minLength maxLength minimum maximum pattern items properties required additionalProperties writeOnly readOnly".split(
    " ",
  ),
);
