import {
  LATEST_LEGACY,
  LATEST_MODERN,
  type OpeningOutcome,
  type OpeningStep,
} from "../../src/index.ts";

/** The newest revision without sessions. */
export const modern = LATEST_MODERN.version;

/** The newest revision with sessions. */
export const legacy = LATEST_LEGACY.version;

/** An error as an opening hears it. */
export function failed(code: number, data?: unknown, message = "No"): OpeningOutcome {
  return { status: "failed", error: { code, message, ...(data !== undefined && { data }) } };
}

/** What a step comes to, in a few words. */
export function brief(step: OpeningStep): string {
  switch (step.step) {
    case "opened":
      return `opened ${step.dialect.revision}`;
    case "fallback":
      return `${step.fresh ? "fresh " : ""}fallback ${step.dialect.revision}`;
    case "refused":
      return `refused: ${step.error.message}`;
  }
}
