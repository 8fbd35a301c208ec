import { type Link, TransportError } from "@mcp-actors/transport";
import { Observable } from "@mcp-actors/transport/rxjs";

/** The first link of a dial that is made with the subscription; one that ends without a link is an error. */
export function firstLink(dial: () => Observable<Link>): Observable<Link> {
  return new Observable((subscriber) =>
    dial().subscribe({
      next: (link) => {
        subscriber.next(link);
        subscriber.complete();
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () =>
        subscriber.error(new TransportError("unreachable", "The dial ended without a link")),
    }),
  );
}
