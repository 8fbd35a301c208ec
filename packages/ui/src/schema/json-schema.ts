/** A JSON Schema, 2020-12, as it came from a peer: a keyword may hold anything. */
export type JsonSchema = boolean | SchemaNode;

/** A JSON Schema that is an object of keywords. */
export type SchemaNode = { readonly [keyword: string]: unknown };
