import type { Chart, ChartEdge, Json } from "../records/index.ts";
import { statePaths } from "./state-paths.ts";

/** Events that somebody may send: what children say, and what comes by itself, is not for others to tell. */
const SENT: ReadonlySet<ChartEdge["trigger"]> = new Set(["event", "after"]);

/** Types of the events that a state of a machine takes, in the order of its chart; those of states around it too. */
export function eventsTaken({ edges }: Chart, value: Json | undefined): readonly string[] {
  const states = new Set(statePaths(value));
  const taken = edges.filter(({ from, trigger }) => states.has(from) && SENT.has(trigger));
  return [...new Set(taken.map(({ event }) => event))];
}
