import type { JsonSchema } from "./json-schema.ts";
import type { Amendment } from "./official-schema.ts";

/** A value that our schemas judge otherwise than the official ones, on purpose. */
export interface Difference {
  readonly reason: string;
  readonly versions: readonly string[];
  readonly definition: string;
  /** What we accept and the official schema refuses. */
  readonly value: unknown;
}

const FORMATS =
  "Formats are annotations in JSON Schema, and peers send URIs that RFC 3986 refuses: " +
  "they are kept as text, and checked where they are used";
const NUMBERS =
  "The official JSON Schema is generated, and its generator turned `number` into integer here: " +
  "the TypeScript it is generated from allows fractions";
const NULLS =
  "The official JSON Schema is generated, and its generator left null out here: " +
  "the TypeScript it is generated from allows it";

const ALL = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];

/** Every difference there is. */
export const DIFFERENCES: readonly Difference[] = [
  {
    reason: FORMATS,
    versions: ALL,
    definition: "Resource",
    value: { name: "a", uri: "file:///Załączniki/raport 1.pdf" },
  },
  {
    reason: FORMATS,
    versions: ALL,
    definition: "ResourceTemplate",
    value: { name: "a", uriTemplate: "file:///{" },
  },
  {
    reason: FORMATS,
    versions: ALL,
    definition: "ImageContent",
    value: { type: "image", mimeType: "image/png", data: "AAE" },
  },
  {
    reason: NUMBERS,
    versions: ["2025-06-18", "2025-11-25", "2026-07-28"],
    definition: "ElicitResult",
    value: { action: "accept", content: { celsius: 21.5 } },
  },
  { reason: NUMBERS, versions: ["2026-07-28"], definition: "JSONValue", value: 21.5 },
  { reason: NULLS, versions: ["2026-07-28"], definition: "JSONValue", value: null },
];

/** The official schemas as they would be without what the differences are about. */
export const WITHOUT_DIFFERENCES: Amendment = {
  formats: false,
  amend: (document) => withNumbers(document) as JsonSchema,
};

// The generator wrote every union of the scalar types as this one list.
const SCALARS = ["string", "integer", "boolean"];

function withNumbers(node: unknown): unknown {
  if (Array.isArray(node)) {
    return isScalars(node) ? ["string", "number", "boolean"] : node.map(withNumbers);
  }
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, part]) =>
    key === "JSONValue" ? [key, withNull(part)] : [key, withNumbers(part)],
  );
  return Object.fromEntries(entries);
}

function withNull(jsonValue: JsonSchema): JsonSchema {
  const anyOf = (jsonValue.anyOf ?? []).map((choice) =>
    Array.isArray(choice.type) ? { type: ["string", "number", "boolean", "null"] } : choice,
  );
  return { ...jsonValue, anyOf };
}

function isScalars(list: readonly unknown[]): boolean {
  return list.length === SCALARS.length && SCALARS.every((type, index) => list[index] === type);
}
