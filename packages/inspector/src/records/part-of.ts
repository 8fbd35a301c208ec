import type { Json, JsonFields } from "./json.ts";

/** Where a value is that was recorded with its message: number of the `wire` record in the same process, and which part of it. */
export interface PartReference {
  readonly seq: number;
  readonly part: string;
}

/** What a value points to, where it stands for a part of a message: `{ "[wire]": 12, "part": "result" }`. */
export function partOf(json: Json | undefined): PartReference | undefined {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return undefined;
  const { "[wire]": seq, part } = json as JsonFields;
  return typeof seq === "number" && typeof part === "string" ? { seq, part } : undefined;
}
