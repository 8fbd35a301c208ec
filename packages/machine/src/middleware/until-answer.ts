import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream, Subscriber } from "rxjs";
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
    // One that never leaves `subscribe` looks at this to see that nobody listens.
    let reading: Subscriber<ExchangeMessage> | undefined;
    const leave = () => void contain(() => reading?.unsubscribe(), undefined, failed);
    new Observable<ExchangeMessage>((reader) => {
      reading = reader;
      return message$.subscribe(reader);
    }).subscribe({
      next: (message) => {
        subscriber.next(message);
        if (!isAnswer(message)) return;
        subscriber.complete();
        leave();
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    });
    return leave;
  });
}
