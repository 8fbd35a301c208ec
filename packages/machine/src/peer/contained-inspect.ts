import type { InspectionEvent } from "xstate";
import type { InspectionObserver } from "../lean/lean-scope.ts";
import { toObserver } from "../lean/to-observer.ts";
import { contain, type Failed } from "./contain.ts";

/** An inspector whose failures are handed on, also those of a promise it returns. */
export function containedInspect(
  inspect: InspectionObserver | undefined,
  failed: Failed,
): ((event: InspectionEvent) => void) | undefined {
  if (inspect === undefined) return undefined;
  const observer = toObserver(inspect);
  const tell = (event: InspectionEvent): unknown => observer.next?.(event);
  return (event) => {
    void contain(tell, event, failed);
  };
}
