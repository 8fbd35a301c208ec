import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";
import type { ExchangeMessage } from "./middleware.ts";
import { isAnswer } from "./streamed-answer.ts";

/** The messages of an exchange up to its answer, which is the last. */
export function untilAnswer(message$: Stream<ExchangeMessage>): Stream<ExchangeMessage> {
  return new Observable((subscriber) =>
    message$.subscribe({
      next: (message) => {
        subscriber.next(message);
        if (isAnswer(message)) subscriber.complete();
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }),
  );
}
