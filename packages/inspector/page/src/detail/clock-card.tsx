import type { TimerView } from "@mcp-actors/inspector";
import { formatMicros } from "../store/format-micros.ts";
import { now } from "../waterfall/axis.ts";
import { FigureCard } from "./figure-card.tsx";

/** What the card of a clock shows. */
export interface ClockCardProps {
  readonly label: string;
  readonly timer: TimerView | undefined;
}

/** How much of a clock is left, as long as it runs. */
export function ClockCard({ label, timer }: ClockCardProps) {
  if (timer === undefined) return <FigureCard label={label}>none</FigureCard>;
  const { state, due, delay } = timer;
  if (state === "fired") {
    return (
      <FigureCard label={label} tone="warning">
        expired
      </FigureCard>
    );
  }
  if (state === "cleared") return <FigureCard label={label}>stopped</FigureCard>;
  if (due === undefined || delay === undefined) return <FigureCard label={label}>never</FigureCard>;
  const left = Math.max(0, due - now.value);
  return (
    <FigureCard label={label} share={left / (delay * 1_000)}>
      {formatMicros(left)}
    </FigureCard>
  );
}
