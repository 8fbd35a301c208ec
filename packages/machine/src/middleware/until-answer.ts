import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";
import { contain, type Failed } from "../contain.ts";
import type { ExchangeMessage } from "./middleware.ts";
import { isAnswer } from "./streamed-answer.ts";

/**
 * The messages of an exchange up to its answer, which is the last.
 *
 * @param failed - Hears what letting go of them throws: it keeps nobody from going on.
 */
export function untilAnswer(
  message$: Stream<ExchangeMessage>,
  failed: Failed,
): Stream<ExchangeMessage> {
  return new Observable((subscriber) => {
    const following = message$.subscribe({
      next: (message) => {
        subscriber.next(message);
        if (isAnswer(message)) subscriber.complete();
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    });
    return () => void contain(() => following.unsubscribe(), undefined, failed);
  });
}
