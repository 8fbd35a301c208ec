import { isThenable } from "@mcp-actors/transport";
import { contain, type Failed } from "../contain.ts";
import { ContainedInspection } from "./contained-inspection.ts";
import type { Inspect, InspectedEnd, Inspection } from "./inspector.ts";
import { isInspector } from "./process-inspector.ts";
import { toObserver } from "./to-observer.ts";

/** Who hears of an end, with failures handed on, also those of a promise it returns; undefined where nobody does. */
export function inspectionOf(
  inspect: Inspect | undefined,
  end: InspectedEnd,
  failed: Failed,
): Inspection | undefined {
  if (inspect === undefined || inspect instanceof ContainedInspection) return inspect;
  if (!isInspector(inspect)) return new ContainedInspection(toInspection(inspect), failed);
  let inspection: Inspection | undefined;
  void contain(
    () => {
      const answer = inspect.attach(end);
      if (isThenable(answer)) return answer;
      inspection = answer;
      return undefined;
    },
    undefined,
    failed,
  );
  return inspection && new ContainedInspection(inspection, failed);
}

function toInspection(inspect: Exclude<Inspect, { attach: unknown }>): Inspection {
  const observer = toObserver(inspect);
  return { next: (event) => observer.next?.(event) };
}
