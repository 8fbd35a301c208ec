import { revision20241105 } from "./2024-11-05.ts";
import type { Revision } from "./revision.ts";

/** Adds Streamable HTTP, batches, audio, tool annotations and a capability for completions. */
export const revision20250326: Revision = {
  ...revision20241105,
  version: "2025-03-26",
  batches: true,
  contentKinds: new Set([...revision20241105.contentKinds, "audio"]),
  completionsAreDeclared: true,
};
