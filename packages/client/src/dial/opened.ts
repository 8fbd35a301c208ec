import { Observable } from "@mcp-actors/transport/rxjs";

/** The one thing that is opened at once with the subscription, or the error that this throws. */
export function opened<Open>(open: () => Open): Observable<Open> {
  return new Observable((subscriber) => {
    subscriber.next(open());
    subscriber.complete();
  });
}
