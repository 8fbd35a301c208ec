import { isRecord } from "../guards/json-type.ts";
import { PARAM_HEADER_PREFIX } from "./http-header.ts";
import type { ParamHeader, ParamHeaders } from "./param-header.ts";

/** The keyword of a schema that asks for a header. */
const PARAM_HEADER_KEYWORD = "x-mcp-header";

/**
 * Reads the `x-mcp-header` annotations of a tool's input schema. One that is not valid makes the whole tool so.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#custom-headers
 */
export function readParamHeaders(inputSchema: unknown): ParamHeaders {
  const found: ParamHeader[] = [];
  const reason = isRecord(inputSchema) ? readSchema(inputSchema, [], found) : undefined;
  return reason === undefined ? { ok: true, headers: found } : { ok: false, reason };
}

type Record = { readonly [key: string]: unknown };

/** Collects from a schema that is reached by properties alone; answers what is wrong, if something is. */
function readSchema(
  schema: Record,
  path: readonly string[],
  found: ParamHeader[],
): string | undefined {
  const annotation = schema[PARAM_HEADER_KEYWORD];
  if (annotation !== undefined) {
    const problem = addHeader({ annotation, type: schema["type"], path }, found);
    if (problem !== undefined) return problem;
  }
  for (const [keyword, value] of Object.entries(schema)) {
    const problem =
      keyword === "properties" && isRecord(value)
        ? readProperties(value, path, found)
        : findMisplaced(keyword, value, path);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function readProperties(
  properties: Record,
  path: readonly string[],
  found: ParamHeader[],
): string | undefined {
  for (const [name, schema] of Object.entries(properties)) {
    const problem = isRecord(schema) ? readSchema(schema, [...path, name], found) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

interface Annotated {
  readonly annotation: unknown;
  readonly type: unknown;
  readonly path: readonly string[];
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

function addHeader({ annotation, type, path }: Annotated, found: ParamHeader[]) {
  const at = where(path);
  if (typeof annotation !== "string" || !TOKEN.test(annotation)) {
    return `${PARAM_HEADER_KEYWORD} ${at} is no header name: ${JSON.stringify(annotation)}`;
  }
  if (type !== "string" && type !== "integer" && type !== "boolean") {
    return `${PARAM_HEADER_KEYWORD} ${at} is on ${JSON.stringify(type) ?? "no type"}, not on a string, integer or boolean`;
  }
  const header = PARAM_HEADER_PREFIX + annotation;
  const lower = header.toLowerCase();
  if (found.some((other) => other.header.toLowerCase() === lower)) {
    return `${PARAM_HEADER_KEYWORD} ${at} repeats ${JSON.stringify(annotation)}`;
  }
  found.push({ header, path, type });
  return undefined;
}

/** Keywords whose value is plain data, in which nothing is an annotation. */
const PLAIN_VALUES: ReadonlySet<string> = new Set(["default", "const", "enum", "examples"]);
/** Keywords whose value holds schemas by names of the author's choice. */
const NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);

/** An annotation where no chain of properties leads. */
function findMisplaced(keyword: string, value: unknown, path: readonly string[]) {
  if (PLAIN_VALUES.has(keyword) || typeof value !== "object" || value === null) return undefined;
  const schemas =
    Array.isArray(value) || NAMED_SCHEMAS.has(keyword) ? Object.values(value) : [value];
  return schemas.some(isAnnotatedInside)
    ? `${PARAM_HEADER_KEYWORD} is under ${keyword} ${where(path)}, where only properties may lead`
    : undefined;
}

function isAnnotatedInside(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  if (schema[PARAM_HEADER_KEYWORD] !== undefined) return true;
  return Object.entries(schema).some(
    ([keyword, value]) => findMisplaced(keyword, value, []) !== undefined,
  );
}

function where(path: readonly string[]): string {
  return path.length === 0 ? "at the root" : `at ${path.join(".")}`;
}
