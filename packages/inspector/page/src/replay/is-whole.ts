import type { Json } from "@mcp-actors/inspector";
import { patternOf } from "../../../src/replay/shown-text.ts";

/** Whether nothing of a recorded value was redacted or cut, so that it can be sent again as it is. */
export function isWhole(json: Json | undefined): boolean {
  if (typeof json === "string") return patternOf(json) === undefined;
  if (typeof json !== "object" || json === null) return true;
  return Object.entries(json).every(([key, value]) => key !== "[cut]" && isWhole(value));
}
