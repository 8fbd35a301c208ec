import { isRecord, isStrings } from "@mcp-actors/protocol";

const TYPES: ReadonlySet<unknown> = new Set([
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
]);

/** Keywords whose values are records of schemas. */
const RECORDS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
/** Keywords whose values are lists of schemas. */
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
/** Keywords whose values are schemas. */
const SINGLE = ["items", "additionalProperties", "not", "if", "then", "else", "contains"];

/** What is wrong with a JSON Schema itself, each fault with the place it is at. */
export function schemaFaults(schema: unknown): readonly string[] {
  return faultsAt(schema, { root: schema, path: "#" });
}

interface Place {
  readonly root: unknown;
  readonly path: string;
}

function faultsAt(schema: unknown, place: Place): readonly string[] {
  if (typeof schema === "boolean") return [];
  if (!isRecord(schema)) return [`${place.path} is no schema`];
  return [...ownFaults(schema, place), ...innerFaults(schema, place)];
}

type Keywords = { readonly [keyword: string]: unknown };

function ownFaults(schema: Keywords, { root, path }: Place): readonly string[] {
  const { type, required, enum: values, pattern, $ref } = schema;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return [
    ...types
      .filter((one) => one !== undefined && !TYPES.has(one))
      .map((one) => `${path}/type is ${JSON.stringify(one)}, which is no type`),
    ...(required === undefined || isStrings(required)
      ? []
      : [`${path}/required is no list of names`]),
    ...(values === undefined || Array.isArray(values) ? [] : [`${path}/enum is no list`]),
    ...(isPattern(pattern) ? [] : [`${path}/pattern is no regular expression`]),
    ...(typeof $ref !== "string" || resolves($ref, root)
      ? []
      : [`${path}/$ref leads nowhere: ${$ref}`]),
  ];
}

function innerFaults(schema: Keywords, { root, path }: Place): readonly string[] {
  const inside = (inner: unknown, key: string) => faultsAt(inner, { root, path: `${path}/${key}` });
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (SINGLE.includes(keyword)) return inside(value, keyword);
    if (RECORDS.includes(keyword)) {
      if (!isRecord(value)) return [`${path}/${keyword} is no record of schemas`];
      return Object.entries(value).flatMap(([key, inner]) => inside(inner, `${keyword}/${key}`));
    }
    if (!LISTS.includes(keyword)) return [];
    if (!Array.isArray(value)) return [`${path}/${keyword} is no list of schemas`];
    return value.flatMap((inner, index) => inside(inner, `${keyword}/${index}`));
  });
}

function isPattern(pattern: unknown): boolean {
  if (pattern === undefined) return true;
  if (typeof pattern !== "string") return false;
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** Whether a reference within the schema leads somewhere; others are not followed. */
function resolves(reference: string, root: unknown): boolean {
  if (!reference.startsWith("#/")) return true;
  let at = root;
  for (const part of reference.slice(2).split("/")) {
    const key = decoded(part)?.replaceAll("~1", "/").replaceAll("~0", "~");
    if (key === undefined) return false;
    const inner: unknown = Array.isArray(at) ? at[Number(key)] : isRecord(at) ? at[key] : undefined;
    if (inner === undefined) return false;
    at = inner;
  }
  return true;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
