import { revision20250326 } from "./2025-03-26.ts";
import type { Revision } from "./revision.ts";

/** Drops batches; adds structured content, elicitation and resource links. */
export const revision20250618: Revision = {
  ...revision20250326,
  version: "2025-06-18",
  batches: false,
  structuredContent: "object",
  contentKinds: new Set([...revision20250326.contentKinds, "resource_link"]),
  elicitationModes: new Set(["form"]),
};
