import type { Counters } from "@mcp-actors/inspector";

/** How many actors live and how many are done; of a recording nothing lives, and what has no end in it is open. */
export function countActors({ activeActors, actors }: Counters, isRecording: boolean): string {
  const word = isRecording ? "open" : "live";
  return `${toText(activeActors)} ${word} · ${toText(actors - activeActors)} done`;
}

function toText(count: number): string {
  return count.toLocaleString("en");
}
