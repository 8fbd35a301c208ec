import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import { DensityBars } from "./density-bars.tsx";
import { TravelButtons } from "./travel-buttons.tsx";

/** Time: how much happened when, and where in it this page is. */
export function Strip() {
  const { step = 0, total = 0, at = 0, from = 0 } = seen;
  return (
    <section class="strip" aria-label="Time">
      <TravelButtons isEmpty={total === 0} />
      <DensityBars />
      <output class="place">
        step {step.toLocaleString("en")} / {total.toLocaleString("en")} ·{" "}
        {formatMicros(Math.max(0, at - from))}
      </output>
    </section>
  );
}
