/** What is wrong with a value, as one phrase; undefined when it fits its schema. Throws where the schema cannot be followed, or takes too long. */
export type Validate = (value: unknown) => string | undefined;

/** The dialects of JSON Schema that can be checked. */
const DRAFTS = {
  "https://json-schema.org/draft/2020-12/schema": "2020-12",
  "https://json-schema.org/draft/2019-09/schema": "2019-09",
  "http://json-schema.org/draft-07/schema": "7",
  "http://json-schema.org/draft-04/schema": "4",
} as const;

const DEFAULT_DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** A validator of a schema, made by code that is loaded when the first is needed. Rejects where the schema cannot be checked. */
export async function loadValidator(schema: object): Promise<Validate> {
  const draft = draftOf(schema);
  const { createValidator } = await import("./create-validator.ts");
  return createValidator(schema, draft);
}

function draftOf({ $schema = DEFAULT_DIALECT }: { readonly $schema?: unknown }) {
  const dialect = String($schema).replace(/#$/, "");
  if (isKnown(dialect)) return DRAFTS[dialect];
  throw new TypeError(`Dialect ${JSON.stringify($schema)} of JSON Schema is not known`);
}

function isKnown(dialect: string): dialect is keyof typeof DRAFTS {
  return Object.hasOwn(DRAFTS, dialect);
}
