import type { CallView } from "@mcp-actors/ui";
import type { CallRow } from "../host/call-row.ts";

/** A call of the history as a call panel shows it. */
export function toCallView(row: CallRow): CallView {
  const error = row.error.value;
  return {
    state: row.state.value,
    startedAt: row.startedAt,
    endedAt: row.endedAt.value,
    progress: row.progress.value,
    result: row.result.value,
    error: error === undefined ? undefined : { message: error },
  };
}
