import type { Tone } from "../state/mark.ts";

/** What a counter shows. */
export interface CounterProps {
  readonly label: string;
  readonly value: number;
  /** Default `neutral`. */
  readonly tone?: Tone;
  /** After the figure, as `ms` or `/s`. */
  readonly unit?: string;
}

/** One figure with its name. */
export function Counter({ label, value, tone = "neutral", unit }: CounterProps) {
  return (
    <div class="counter" data-tone={tone}>
      <span class="name">{label}</span>
      <span class="value">
        {value.toLocaleString("en")}
        {unit !== undefined && <span class="unit"> {unit}</span>}
      </span>
    </div>
  );
}
