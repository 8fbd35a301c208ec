import type { RecordedCall } from "../../../src/replay/recorded-call.ts";

/** How a recorded call is named in a list. */
export function callLabel(call: Pick<RecordedCall, "method" | "subject"> | undefined): string {
  return call === undefined ? "" : `${call.method} ${call.subject}`.trim();
}
