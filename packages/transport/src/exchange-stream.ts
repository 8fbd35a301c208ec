import type { Answer, JsonRpcNotification, Request } from "@mcp-actors/protocol";
import { Observable } from "#rxjs";
import { type Asides, asidesOf } from "./asides.ts";
import type { Link } from "./link.ts";

/**
 * An exchange of a link as a cold stream. It is over when its answer is emitted, not when it completes.
 *
 * @param asides - Who is told what the stream does not say.
 */
export function exchangeStream(
  link: Pick<Link, "open">,
  request: Request,
  asides: Asides = {},
): Observable<JsonRpcNotification | Answer> {
  return new Observable((subscriber) => {
    const exchange = link.open(request, {
      related: (notification) => subscriber.next(notification),
      answered: (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      lost: (error) => subscriber.error(error),
      ...asidesOf(asides),
    });
    return () => exchange.abandon();
  });
}
