import { useHotkeys } from "@mcp-actors/ui";
import { select, showPanel, sight, stepBy, togglePause, travel, wish } from "../store/store.ts";
import { isPlaying, play, stopPlaying } from "../strip/play.ts";
import { chosenAxis } from "../waterfall/axis.ts";
import { zoomToSelected } from "../waterfall/axis-controls.tsx";
import { isHelpOpen } from "./help.tsx";
import { pickFile } from "./pick-file.ts";

/** Binds the keys of the page. */
export function useKeys(): void {
  useHotkeys({
    "/": () => document.getElementById("filter")?.focus(),
    "?": () => {
      isHelpOpen.value = !isHelpOpen.peek();
    },
    j: () => walk(1),
    k: () => walk(-1),
    " ": togglePause,
    ArrowLeft: (event) => stepBy(event.shiftKey ? -100 : -1),
    ArrowRight: (event) => stepBy(event.shiftKey ? 100 : 1),
    Home: () => travel({ step: 1 }),
    g: () => travel("live"),
    p: () => (isPlaying.peek() ? stopPlaying() : play()),
    z: zoomToSelected,
    a: () => {
      chosenAxis.value = "all";
    },
    o: pickFile,
    c: () => showPanel(wish.peek().panel === "connection" ? "chart" : "connection"),
    h: () => showPanel(wish.peek().panel === "health" ? "chart" : "health"),
    r: () => showPanel(wish.peek().panel === "replay" ? "chart" : "replay"),
    1: () => showPanel("chart"),
    2: () => showPanel("messages"),
    3: () => showPanel("context"),
    4: () => showPanel("timers"),
    5: () => showPanel("source"),
    Escape: () => {
      if (isHelpOpen.peek()) isHelpOpen.value = false;
      else select(undefined);
    },
  });
}

/** Selects the request so many rows on; from none, the first or the last. */
function walk(by: number): void {
  const requests = sight.peek()?.requests;
  if (requests === undefined || requests.count === 0) return;
  const { selected, count, from, rows } = requests;
  const next = selected < 0 ? (by > 0 ? from : from + rows.length - 1) : selected + by;
  const row = rows[Math.min(count - 1, Math.max(0, next)) - from];
  if (row !== undefined) select({ kind: "request", key: row.key });
}
