import type { Answer, JsonRpcNotification, Request } from "@mcp-actors/protocol";
import { Observable } from "rxjs";
import type { Link } from "./link.ts";

/** An exchange of a link as a cold stream. It is over when its answer is emitted, not when it completes. */
export function exchangeStream(
  link: Pick<Link, "open">,
  request: Request,
): Observable<JsonRpcNotification | Answer> {
  return new Observable((subscriber) => {
    const exchange = link.open(request, {
      related: (notification) => subscriber.next(notification),
      answered: (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      lost: (error) => subscriber.error(error),
    });
    return () => exchange.abandon();
  });
}
