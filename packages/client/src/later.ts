import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";

/** A stream that is found when somebody subscribes, later where it has to be loaded first. */
export function later<Value>(find: () => Stream<Value> | Promise<Stream<Value>>): Stream<Value> {
  return new Observable((subscriber) => {
    const found = find();
    if (!("then" in found)) return found.subscribe(subscriber);
    found.then(
      (value$) => {
        if (!subscriber.closed) value$.subscribe(subscriber);
      },
      (error: unknown) => subscriber.error(error),
    );
    return undefined;
  });
}
