import type { RequestView } from "@mcp-actors/inspector";
import { MARKS } from "@mcp-actors/ui";
import { formatMicros } from "../store/format-micros.ts";
import { markOf, stateWords } from "../views/mark-of.ts";
import { now } from "../waterfall/axis.ts";
import { ClockCard } from "./clock-card.tsx";
import { FigureCard } from "./figure-card.tsx";

/** What the figures of a request show. */
export interface RequestFiguresProps {
  readonly request: RequestView;
}

/** Where a request stands, how long it takes, and how long it may. */
export function RequestFigures({ request }: RequestFiguresProps) {
  const { outcome, state, isError, startedAt, endedAt, timers } = request;
  const mark = markOf(isError === true ? "failed" : (outcome ?? state));
  return (
    <div class="figures">
      <FigureCard label="State" tone={mark === undefined ? "info" : MARKS[mark].tone}>
        {isError === true ? "failed: error result" : stateWords(outcome ?? state)}
      </FigureCard>
      <FigureCard label={endedAt === undefined ? "Elapsed" : "Took"}>
        {formatMicros((endedAt ?? now.value) - startedAt)}
      </FigureCard>
      <ClockCard label="Idle timeout" timer={timers.find(({ name }) => name === "idle")} />
      <ClockCard label="Total limit" timer={timers.find(({ name }) => name === "total")} />
    </div>
  );
}
