import type { Request } from "@mcp-actors/protocol";
import { Observable } from "@mcp-actors/transport/rxjs";
import type { InboundExchange, Serve } from "../serve.ts";
import { chain } from "./chain.ts";
import type { ExchangeMessage, Middleware, PassingRequest } from "./middleware.ts";
import { StreamedAnswer } from "./streamed-answer.ts";
import { StreamedExchange } from "./streamed-exchange.ts";
import { untilAnswer } from "./until-answer.ts";

/** Answers a request whose middleware threw, or gave a stream that errors or has no answer. */
export type Failing = (request: Request, exchange: InboundExchange, error: unknown) => void;

/** Serves requests through middleware; without any it is the same function. */
export function serveThrough(
  middleware: readonly Middleware[],
  serve: Serve,
  failing: Failing,
): Serve {
  if (middleware.length === 0) return serve;
  return (request, exchange) => {
    const { facts } = exchange;
    const answer = new StreamedAnswer(exchange);
    const failed = (error: unknown) => failing(request, exchange, error);
    try {
      const run = (passing: PassingRequest) => runOf(serve, answer, passing);
      const { message$, untouched } = chain(middleware, { request, facts }, run);
      if (untouched?.facts === facts) serve(untouched.request, exchange);
      else follow(message$, answer, failed);
    } catch (error) {
      failed(error);
    }
  };
}

function runOf(
  serve: Serve,
  answer: StreamedAnswer,
  passing: PassingRequest,
): Observable<ExchangeMessage> {
  return new Observable((subscriber) => {
    if (!answer.bound.runs()) return;
    answer.asks = false;
    const run = new StreamedExchange(answer, passing, subscriber);
    serve(passing.request, run);
    return () => run.withdraw();
  });
}

function follow(
  message$: Observable<ExchangeMessage>,
  answer: StreamedAnswer,
  failed: (error: unknown) => void,
): void {
  const { exchange, bound } = answer;
  const following = untilAnswer(message$, { bound, failed }).subscribe({
    next: (message) => answer.take(message),
    error: failed,
    complete: () => {
      if (!exchange.over) failed(new Error("Middleware gave no answer"));
    },
  });
  if (following.closed) return;
  exchange.signal.addEventListener("abort", () => following.unsubscribe(), { once: true });
}
