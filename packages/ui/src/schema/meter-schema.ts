import { isRecord } from "@mcp-actors/protocol";
import { isTamePattern } from "./is-tame-pattern.ts";

/** How many schemas a check may look at: well under a second's work. */
const MOST_LOOKS = 200_000;

/** Ends checks that would take too long, by throwing, and drops patterns that might; returns what begins a check. */
export function meterSchema(schemas: readonly unknown[]): () => void {
  let left = MOST_LOOKS;
  for (const schema of new Set(schemas)) {
    if (!isRecord(schema)) continue;
    const { type, pattern } = schema;
    if (pattern !== undefined && !isTamePattern(pattern)) Reflect.deleteProperty(schema, "pattern");
    // Whoever validates reads the type of each schema that they come to, once.
    Object.defineProperty(schema, "type", {
      get: () => {
        left -= 1;
        if (left < 0) throw new RangeError("Schema takes too long to check");
        return type;
      },
    });
  }
  return () => {
    left = MOST_LOOKS;
  };
}
