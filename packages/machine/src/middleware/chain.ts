import { isThenable, toWords } from "@mcp-actors/transport";
import type { Observable } from "rxjs";
import type { ExchangeMessage, Middleware, Next, PassingRequest } from "./middleware.ts";

/** What a chain gave for one request. */
export interface Chained {
  readonly message$: Observable<ExchangeMessage>;
  /** The request, where no middleware touched the stream: whoever answers may be asked without one. */
  readonly untouched: PassingRequest | undefined;
}

/** Lets a request pass all middleware, the first in the list outermost, to the last that answers. */
export function chain(
  middleware: readonly Middleware[],
  exchange: PassingRequest,
  answer: Next,
): Chained {
  const reached: { exchange?: PassingRequest; message$?: Observable<ExchangeMessage> } = {};
  const last: Next = (passing) => {
    reached.exchange = passing;
    reached.message$ = answer(passing);
    return reached.message$;
  };
  const first = middleware.reduceRight<Next>(
    (next, layer) => (passing) => streamOf(layer(passing, next)),
    last,
  );
  const message$ = first(exchange);
  return { message$, untouched: message$ === reached.message$ ? reached.exchange : undefined };
}

/** What a middleware returned, which those who write JavaScript may have made async. */
function streamOf(message$: Observable<ExchangeMessage>): Observable<ExchangeMessage> {
  const returned: unknown = message$;
  if (typeof returned === "object" && returned !== null && "subscribe" in returned) return message$;
  const what = isThenable(returned) ? "a promise" : toWords(returned);
  throw new TypeError(
    `Middleware must return an Observable, as next(exchange) gives one, not ${what}`,
  );
}
