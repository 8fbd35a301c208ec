import type { AnySchema, Issue, Schema, Validation } from "./schema.ts";

/** Checks a value against a schema, at once where the schema can. */
export function validate(
  schema: AnySchema,
  value: unknown,
): Validation<unknown> | Promise<Validation<unknown>> {
  // What is none was refused when it was turned into JSON Schema.
  return (schema as Schema)["~standard"].validate(value);
}

/** What is wrong with a value, each issue with the path it is at: `city: Invalid input; days[0]: …`. */
export function describeIssues(issues: readonly Issue[]): string {
  return issues.map(describe).join("; ");
}

function describe({ path, message }: Issue): string {
  const at = (path ?? []).map(segment).join("").replace(/^\./, "");
  return at === "" ? message : `${at}: ${message}`;
}

function segment(part: PropertyKey | { readonly key: PropertyKey }): string {
  const key = typeof part === "object" ? part.key : part;
  return typeof key === "number" ? `[${key}]` : `.${String(key)}`;
}
