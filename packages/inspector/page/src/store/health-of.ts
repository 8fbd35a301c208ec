import type { Folded } from "@mcp-actors/inspector";
import { methodStats } from "./method-stats.ts";
import { outcomeCounts } from "./outcome-counts.ts";
import type { HealthSight } from "./sight.ts";

/** Seconds that the rate looks back. */
const SECONDS = 60;

/** How everything does at a moment. */
export function healthOf({ health, requests, at }: Folded): HealthSight {
  const rate = new Array<number>(SECONDS).fill(0);
  for (const { startedAt, side, twin } of requests.values()) {
    if (side === "in" && twin !== undefined) continue;
    const ago = Math.floor((at - startedAt) / 1_000_000);
    const place = SECONDS - 1 - ago;
    if (place >= 0 && place < SECONDS) rate[place] = (rate[place] ?? 0) + 1;
  }
  return {
    outcomes: outcomeCounts(requests.values()),
    counts: health.counts,
    symptoms: health.symptoms,
    methods: methodStats(requests.values()),
    rate,
  };
}
