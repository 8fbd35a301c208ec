import type { ServerObserver } from "../server-event.ts";
import { printFailure } from "./print-failure.ts";

/** An observer that fails nothing: what it throws is ignored. Where none is given, failures are printed. */
export function containedObserver(observer: ServerObserver = printFailure): ServerObserver {
  return (event) => {
    try {
      observer(event);
    } catch {
      // An observer is no part of what it observes.
    }
  };
}
