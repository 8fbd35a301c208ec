import type { InspectionRecord } from "@mcp-actors/inspector";
import type { Density } from "./sight.ts";

/** How many stretches a recording is cut into. */
const STRETCHES = 240;

/** Counts records, and those that tell of trouble, over equal stretches of time. */
export function densityOf(
  records: readonly InspectionRecord[],
  from: number,
  until: number,
): Density {
  const counts = new Array<number>(STRETCHES).fill(0);
  const troubles = new Array<number>(STRETCHES).fill(0);
  const length = Math.max(1, until - from);
  for (const record of records) {
    const at = Math.min(
      STRETCHES - 1,
      Math.max(0, Math.floor(((record.at - from) / length) * STRETCHES)),
    );
    counts[at] = (counts[at] ?? 0) + 1;
    if (isTrouble(record)) troubles[at] = (troubles[at] ?? 0) + 1;
  }
  return { counts, troubles };
}

function isTrouble(record: InspectionRecord): boolean {
  if (record.kind === "wire") return record.what === "error" || record.what === "unreadable";
  if (record.kind === "timer") return record.state === "fired" && record.timer === "idle";
  return record.kind === "gap" || (record.kind === "end" && "problem" in record);
}
