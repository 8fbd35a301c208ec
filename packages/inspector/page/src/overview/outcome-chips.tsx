import { Counter, type Tone } from "@mcp-actors/ui";
import type { OutcomeCounts } from "../store/overview-sight.ts";
import { look, wish } from "../store/store.ts";

/** What the chips of outcomes show. */
export interface OutcomeChipsProps {
  readonly counts: OutcomeCounts;
}

/** How requests end, each count a filter for those. */
export function OutcomeChips({ counts }: OutcomeChipsProps) {
  const { filter } = wish.value;
  return (
    <div class="outcome-chips">
      {CHIPS.filter(([kind]) => counts[kind] > 0 || ALWAYS.has(kind)).map(
        ([kind, label, tone, wanted]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={filter === wanted}
            title={wanted === "" ? "Show all" : `Show these alone: ${wanted}`}
            onClick={() => look({ filter: filter === wanted ? "" : wanted })}
          >
            <Counter
              label={label}
              value={counts[kind]}
              tone={counts[kind] === 0 ? "neutral" : tone}
            />
          </button>
        ),
      )}
    </div>
  );
}

const CHIPS: readonly (readonly [keyof OutcomeCounts, string, Tone, string])[] = [
  ["all", "All", "neutral", ""],
  ["live", "In flight", "info", "status:live"],
  ["ok", "Ok", "ok", "status:ok"],
  ["failed", "Failed", "error", "status:failed"],
  ["timedOut", "Timed out", "warning", "status:timedOut"],
  ["cancelled", "Cancelled", "muted", "status:cancelled"],
  ["lost", "Lost", "error", "status:lost"],
  ["refused", "Refused", "warning", "status:refused"],
];

/** Shown where there are none too: that there are none is news. */
const ALWAYS: ReadonlySet<string> = new Set(["all", "live", "ok", "failed"]);
