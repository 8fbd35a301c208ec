import { computed, signal } from "@preact/signals";
import { seen } from "../store/seen.ts";
import { isFollowing, sightCameAt } from "../store/store.ts";
import type { TimeAxis } from "./time-axis.ts";

/** The stretch of time that the person chose; `all` is everything there is. */
export const chosenAxis = signal<TimeAxis | "all">("all");

/** Moves while something goes on that is drawn up to now; in ms, as `performance.now()` tells it. */
export const drawnAt = signal(0);

/** Up to when what goes on is drawn, in µs since the Unix epoch. */
export const now = computed(() => {
  const { at = 0, source, counters } = seen;
  // Of what goes on while the hub is away nobody knows.
  const isLive = source?.kind === "hub" && source.state === "live";
  const goesOn = isLive && isFollowing.value && (counters?.inFlight ?? 0) > 0;
  const passed = goesOn ? Math.max(0, drawnAt.value - sightCameAt.value) : 0;
  return at + passed * 1_000;
});

/** The stretch of time that is shown. */
export const axis = computed<TimeAxis>(() => {
  const chosen = chosenAxis.value;
  if (chosen !== "all") return chosen;
  const from = seen.began ?? 0;
  const length = Math.max(1_000, now.value - from);
  return { from: from - length * 0.03, until: from + length * 1.16 };
});
