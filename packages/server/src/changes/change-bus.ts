import { Subject } from "@mcp-actors/transport/rxjs";
import type { Observable } from "rxjs";
import type { Change } from "./change.ts";

/**
 * Carries changes to every process that serves the same thing.
 *
 * What is published comes out of `change$` everywhere, the process that published
 * it included. A server subscribes while it has a client to tell.
 */
export interface ChangeBus {
  readonly change$: Observable<Change>;
  readonly publish: (change: Change) => void | Promise<void>;
}

/** A bus within one process: servers that share it hear of each other's changes. */
export function memoryBus(): ChangeBus {
  const change$ = new Subject<Change>();
  return {
    change$: change$.asObservable(),
    publish: (change) => change$.next(change),
  };
}
