import { ErrorCode } from "../error-code.ts";
import { revision20251125 } from "./2025-11-25.ts";
import type { Revision } from "./revision.ts";

/** Drops sessions: every request says who asks, and a server asks by answering. */
export const revision20260728: Revision = {
  ...revision20251125,
  version: "2026-07-28",
  era: "modern",
  polling: false,
  structuredContent: "any",
  resourceNotFound: ErrorCode.InvalidParams,
};
