import type { SourceState } from "./sight.ts";

/** Whether what is shown is over, though the records may not tell how it ended. */
export function isRecording({ kind, state }: Pick<SourceState, "kind" | "state">): boolean {
  return kind === "file" || state === "done";
}
