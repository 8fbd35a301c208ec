import { isRecord } from "@mcp-actors/protocol";

/** What keeps a value from being a schema that clients can be shown, in words; undefined where nothing does. */
export function schemaFault(value: unknown): string | undefined {
  const standard = standardOf(value);
  if (standard !== undefined) {
    if (isRecord(standard["jsonSchema"])) return undefined;
    const vendor = String(standard["vendor"]);
    return vendor === "zod"
      ? ZOD_WITHOUT_JSON_SCHEMA
      : `is a ${vendor} schema, which has no JSON Schema to show a client`;
  }
  if (!isRecord(value)) return `must be a schema, not ${value === null ? "null" : typeof value}`;
  // Zod had schemas before there was a standard for them.
  if ("_def" in value) return ZOD_WITHOUT_JSON_SCHEMA;
  return Object.values(value).some((field) => standardOf(field) !== undefined)
    ? "is a plain object of fields: wrap the fields in z.object({ ... })"
    : "is a plain object, not a schema";
}

const ZOD_WITHOUT_JSON_SCHEMA =
  "is a schema of Zod 3 or an early Zod 4, which has no JSON Schema to show a client: use Zod 4.2 or later";

function standardOf(value: unknown): { readonly [key: string]: unknown } | undefined {
  // Some libraries make schemas that are functions.
  if ((typeof value !== "object" && typeof value !== "function") || value === null)
    return undefined;
  const standard: unknown = Reflect.get(value, "~standard");
  return isRecord(standard) ? standard : undefined;
}
