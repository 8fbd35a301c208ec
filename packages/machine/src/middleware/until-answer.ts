import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream, Subscriber } from "rxjs";
import { contain, type Failed } from "../contain.ts";
import type { ExchangeMessage } from "./middleware.ts";
import type { StreamBound } from "./stream-bound.ts";
import { isAnswer } from "./streamed-answer.ts";

/** What bounds the messages of an exchange, and who hears what letting go of them throws: it keeps nobody from going on. */
export interface UntilAnswerOptions {
  readonly bound: StreamBound;
  readonly failed: Failed;
}

/** The messages of an exchange up to its answer, which is the last. */
export function untilAnswer(
  message$: Stream<ExchangeMessage>,
  { bound, failed }: UntilAnswerOptions,
): Stream<ExchangeMessage> {
  return new Observable((subscriber) => {
    // One that never leaves `subscribe` looks at this to see that nobody listens.
    let reading: Subscriber<ExchangeMessage> | undefined;
    const leave = () => void contain(() => reading?.unsubscribe(), undefined, failed);
    bound.end = (error) => {
      subscriber.error(error);
      leave();
    };
    new Observable<ExchangeMessage>((reader) => {
      reading = reader;
      return message$.subscribe(reader);
    }).subscribe({
      next: (message) => {
        if (!isAnswer(message)) {
          if (bound.gives()) subscriber.next(message);
          return;
        }
        subscriber.next(message);
        subscriber.complete();
        leave();
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    });
    return leave;
  });
}
