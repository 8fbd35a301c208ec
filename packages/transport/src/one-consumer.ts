import type { Subscriber, TeardownLogic } from "rxjs";
import { Observable } from "#rxjs";

/** A stream whose first subscription is its only one; a later one errors and disturbs nothing. */
export function oneConsumer<Value>(
  read: (subscriber: Subscriber<Value>) => TeardownLogic,
): Observable<Value> {
  let isTaken = false;
  return new Observable((subscriber) => {
    if (isTaken) throw new Error("unreachable: a channel has one consumer");
    isTaken = true;
    return read(subscriber);
  });
}
