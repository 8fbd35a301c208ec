import { ErrorCode } from "../error-code.ts";
import type { Revision } from "./revision.ts";

/** The first published revision. */
export const revision20241105: Revision = {
  version: "2024-11-05",
  era: "legacy",
  batches: false,
  errorsWithoutId: false,
  polling: false,
  structuredContent: "none",
  contentKinds: new Set(["text", "image", "resource"]),
  elicitationModes: new Set(),
  argumentErrorsAreResults: false,
  resourceNotFound: ErrorCode.ResourceNotFound,
  completionsAreDeclared: false,
};
