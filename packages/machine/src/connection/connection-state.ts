import { Observable } from "@mcp-actors/transport/rxjs";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { connectionMachine } from "./connection-machine.ts";

type StateValue = SnapshotFrom<typeof connectionMachine>["value"];

/** Where a connection is, without the steps within. */
export type ConnectionState = Outermost<StateValue>;

type Outermost<Value> = Value extends string ? Value : keyof Value;

/** Where the snapshot of a connection has it. */
export function connectionState({ value }: { readonly value: StateValue }): ConnectionState {
  return typeof value === "string" ? value : onlyKey(value);
}

function onlyKey<Value extends object>(value: Value): Extract<keyof Value, string> {
  for (const key in value) return key;
  throw new Error("unreachable: a state with steps is in one of them");
}

/** The states of a connection, the current one first; completes after the last. */
export function connectionState$(
  actor: ActorRefFrom<typeof connectionMachine>,
): Observable<ConnectionState> {
  return new Observable((subscriber) => {
    let told: ConnectionState | undefined;
    const tell = (snapshot: SnapshotFrom<typeof connectionMachine>) => {
      const state = connectionState(snapshot);
      if (state === told) return;
      told = state;
      subscriber.next(state);
    };
    tell(actor.getSnapshot());
    const watching = actor.subscribe({
      next: tell,
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    });
    return () => watching.unsubscribe();
  });
}

/** Whether a connection goes no further. */
export function isFinal(state: ConnectionState): boolean {
  return state === "closed" || state === "failed";
}
