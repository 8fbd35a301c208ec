import { revision20250618 } from "./2025-06-18.ts";
import type { Revision } from "./revision.ts";

/** Adds URL elicitation, sampling with tools, icons and errors without id. */
export const revision20251125: Revision = {
  ...revision20250618,
  version: "2025-11-25",
  errorsWithoutId: true,
  polling: true,
  elicitationModes: new Set(["form", "url"]),
  argumentErrorsAreResults: true,
};
