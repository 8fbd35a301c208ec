import { Counter, formatDuration, type Tone } from "@mcp-actors/ui";
import { type Burst, type CellState, countCells } from "../host/thousand-calls.ts";

const COUNTERS: readonly (readonly [CellState, string, Tone])[] = [
  ["waiting", "on their way", "info"],
  ["completed", "completed", "ok"],
  ["cancelled", "cancelled", "muted"],
  ["timedOut", "timed out", "warning"],
  ["failed", "failed", "error"],
  ["lost", "lost", "error"],
  ["refused", "refused", "warning"],
];

/** What burst counters count. */
export interface BurstCountersProps {
  readonly burst: Burst | undefined;
}

/** How many calls of a burst came to what, and how long it takes. */
export function BurstCounters({ burst }: BurstCountersProps) {
  const counts = countCells(burst?.cells ?? []);
  return (
    <div class="counters" aria-live="off">
      {COUNTERS.map(([state, label, tone]) => (
        <Counter key={state} label={label} value={counts[state]} tone={tone} />
      ))}
      <Counter label="in all" value={burst?.cells.length ?? 0} />
      {burst !== undefined && (
        <span class="elapsed" role="status">
          {burst.isOver ? "done in " : ""}
          {formatDuration(burst.duration)}
        </span>
      )}
    </div>
  );
}
