import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";

/** What a source gives, each made into something else; what the making throws ends it. */
export function mapped<From, To>(from$: Stream<From>, make: (from: From) => To): Stream<To> {
  return new Observable((subscriber) =>
    from$.subscribe({
      next: (from) => {
        try {
          subscriber.next(make(from));
        } catch (error) {
          subscriber.error(error);
        }
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }),
  );
}
