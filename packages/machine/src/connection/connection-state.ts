import { Observable } from "rxjs/internal/Observable";
import { distinctUntilChanged } from "rxjs/internal/operators/distinctUntilChanged";
import { map } from "rxjs/internal/operators/map";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { connectionMachine } from "./connection-machine.ts";

/** Where a connection is. */
export type ConnectionState =
  | "idle"
  | "connecting"
  | "negotiating"
  | "ready"
  | "reconnecting"
  | "draining"
  | "closed"
  | "failed";

/** Where the snapshot of a connection has it, without the steps within. */
export function connectionState({
  value,
}: Pick<SnapshotFrom<typeof connectionMachine>, "value">): ConnectionState {
  if (typeof value === "string") return value;
  if ("connecting" in value) return "connecting";
  if ("reconnecting" in value) return "reconnecting";
  return "negotiating" in value ? "negotiating" : "draining";
}

/** The states of a connection, the current one first; completes after the last. */
export function connectionState$(
  actor: ActorRefFrom<typeof connectionMachine>,
): Observable<ConnectionState> {
  return new Observable<SnapshotFrom<typeof connectionMachine>>((subscriber) => {
    subscriber.next(actor.getSnapshot());
    const watching = actor.subscribe(subscriber);
    return () => watching.unsubscribe();
  }).pipe(map(connectionState), distinctUntilChanged());
}

export function isFinal(state: ConnectionState): boolean {
  return state === "closed" || state === "failed";
}
