import {
  ErrorCode,
  type ErrorObject,
  messageOf,
  type Request,
  type RequestId,
  toProtocolError,
} from "@mcp-actors/protocol";
import {
  type Exchange,
  type ExchangeObserver,
  exchangeStream,
  type Link,
  TransportError,
} from "@mcp-actors/transport";
import { Observable } from "@mcp-actors/transport/rxjs";
import type { Observable as Stream } from "rxjs";
import type { Failed } from "../contain.ts";
import { reportUnhandled } from "../report-unhandled.ts";
import { type Chained, chain } from "./chain.ts";
import { linkWith } from "./link-with.ts";
import type { ExchangeMessage, Middleware } from "./middleware.ts";
import { StreamBound } from "./stream-bound.ts";
import { isAnswer } from "./streamed-answer.ts";
import { untilAnswer } from "./until-answer.ts";

/**
 * A link whose exchanges pass middleware; without any it is the same link.
 *
 * @param failed - Hears what the end of a middleware's stream throws; by default it reaches the host.
 */
export function linkThrough(
  middleware: readonly Middleware[],
  link: Link,
  failed: Failed = reportUnhandled,
): Link {
  if (middleware.length === 0) return link;
  const open: Link["open"] = (request, observer, within) => {
    const passing = { request, facts: link.facts };
    const beneath = new Beneath(link, within);
    const { message$, untouched } = chainOf(middleware, passing, (reached) =>
      exchangeStream(beneath, reached.request, observer),
    );
    if (untouched !== undefined) return link.open(untouched.request, observer, within);
    const exchange = follow(untilAnswer(message$, { bound: beneath.bound, failed }), observer);
    return { abandon: (reason) => beneath.leave(exchange, reason) };
  };
  return linkWith(link, open);
}

/** What a middleware throws is in the stream: whoever opens an exchange is thrown the wire's failures alone. */
function chainOf(...passing: Parameters<typeof chain>): Chained {
  try {
    return chain(...passing);
  } catch (error) {
    return {
      message$: new Observable((subscriber) => subscriber.error(error)),
      untouched: undefined,
    };
  }
}

/** What a stream cannot carry down to the exchanges that it opens: whose stream they leave in, and why they are given up. */
class Beneath implements Pick<Link, "open"> {
  readonly #link: Link;
  readonly #within: RequestId | undefined;
  #bound: StreamBound | undefined;
  #wasOpened = false;
  #reason: string | undefined;

  constructor(link: Link, within: RequestId | undefined) {
    this.#link = link;
    this.#within = within;
  }

  /** Made for streams alone: what a middleware returns untouched has none. */
  get bound(): StreamBound {
    this.#bound ??= new StreamBound();
    return this.#bound;
  }

  open(request: Request, observer: ExchangeObserver): Exchange {
    if (!this.#mayOpen()) return { abandon() {} };
    const exchange = this.#link.open(request, observer, this.#within);
    return { abandon: () => exchange.abandon(this.#reason) };
  }

  leave(exchange: Exchange, reason: string | undefined): void {
    this.#reason = reason;
    exchange.abandon();
  }

  #mayOpen(): boolean {
    if (!this.bound.runs()) return false;
    // A link that is over has no more to say: who asks it again would ask for ever.
    const isVain = this.#wasOpened && this.#link.over;
    this.#wasOpened = true;
    if (isVain) this.bound.end(new TransportError("lost", "Middleware asks again on a lost link"));
    return !isVain;
  }
}

/** Tells an observer what a stream gives, and never before whoever opened the exchange holds it. */
function follow(message$: Stream<ExchangeMessage>, observer: ExchangeObserver): Exchange {
  const early: (() => void)[] = [];
  let isEarly = true;
  let isAnswered = false;
  const tell = (telling: () => void) => {
    if (isEarly) early.push(telling);
    else telling();
  };
  const following = message$.subscribe({
    next: (message) => {
      isAnswered = isAnswer(message);
      tell(() => take(message, observer));
    },
    error: (error: unknown) => tell(() => fail(error, observer)),
    complete: () => {
      if (!isAnswered) tell(() => fail(new Error("Middleware gave no answer"), observer));
    },
  });
  queueMicrotask(() => {
    for (const telling of early) telling();
    isEarly = false;
  });
  return {
    abandon() {
      early.length = 0;
      following.unsubscribe();
    },
  };
}

function take(message: ExchangeMessage, observer: ExchangeObserver): void {
  if ("method" in message) observer.related(message);
  else observer.answered(message);
}

/** What a middleware throws is an answer, unless it is the wire's loss. */
function fail(error: unknown, observer: ExchangeObserver): void {
  if (error instanceof TransportError) observer.lost(error);
  else observer.answered({ jsonrpc: "2.0", error: toErrorObject(error) });
}

function toErrorObject(error: unknown): ErrorObject {
  return (
    toProtocolError(error)?.toJSON() ?? {
      code: ErrorCode.InternalError,
      message: messageOf(error),
    }
  );
}
