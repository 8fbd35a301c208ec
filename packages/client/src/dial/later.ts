import { Observable } from "rxjs/internal/Observable";

/** A stream whose source is found when somebody subscribes, as what has to be loaded first is. */
export function later<Value>(find: () => Promise<Observable<Value>>): Observable<Value> {
  return new Observable((subscriber) => {
    find().then(
      (value$) => {
        if (!subscriber.closed) value$.subscribe(subscriber);
      },
      (error: unknown) => subscriber.error(error),
    );
  });
}
