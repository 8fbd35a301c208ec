/** As much of JSON Schema as the specification and Zod make use of. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: JsonSchema };
  readonly definitions?: { readonly [name: string]: JsonSchema };
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** What a `$ref` within a document points to. */
export function resolve(root: JsonSchema, ref: string): JsonSchema {
  const found = ref
    .slice("#/".length)
    .split("/")
    .filter((step) => step !== "")
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], root);
  if (found === undefined) throw new Error(`Nothing at ${ref}`);
  return found as JsonSchema;
}

/** A JSON Schema without the optional fields of which it says nothing. */
export function withoutOpenFields(schema: JsonSchema): JsonSchema {
  return strip(schema) as JsonSchema;
}

function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (typeof node !== "object" || node === null) return node;
  const { properties, required = [], ...rest } = node as JsonSchema;
  const others = Object.entries(rest).map(([key, part]) => [key, strip(part)]);
  const fields = Object.entries(properties ?? {})
    .filter(([name, field]) => required.includes(name) || Object.keys(field).length > 0)
    .map(([name, field]) => [name, strip(field)]);
  return Object.fromEntries([
    ...others,
    ["required", required],
    ...(properties === undefined ? [] : [["properties", Object.fromEntries(fields)]]),
  ]);
}
