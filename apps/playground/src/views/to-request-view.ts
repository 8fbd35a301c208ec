import type { RequestView } from "@mcp-actors/ui";
import type { CallPhase, CallRow } from "../host/call-row.ts";

/** A call of the history as a row shows it. */
export function toRequestView(row: CallRow, label = KINDS[row.request.method]): RequestView {
  const attempts = row.attempts.value;
  const error = row.error.value ?? (row.hasToolError ? "the tool failed" : undefined);
  const again = attempts > 1 ? `sent ${attempts} times` : undefined;
  const note = [again, error].filter((word) => word !== undefined).join(": ");
  return {
    key: `${row.id}`,
    method: row.request.name,
    label,
    direction: "outbound",
    state: row.hasToolError ? "failed" : row.state.value,
    startedAt: row.startedAt,
    endedAt: row.endedAt.value,
    progress: row.progress.value,
    note: note === "" ? undefined : note,
    phases: row.hasToolError ? row.phases.map(asFailed) : [...row.phases],
  };
}

const KINDS = { "tools/call": "tool", "resources/read": "resource", "prompts/get": "prompt" };

/** That the tool failed is told in a result. */
function asFailed(phase: CallPhase): CallPhase {
  return phase.state === "completed" ? { ...phase, state: "failed" } : phase;
}
