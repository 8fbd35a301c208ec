import type { Clock } from "@mcp-actors/machine";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";
import type { Body, BodyLimits, HttpExchange, ReplyStream } from "./http-exchange.ts";
import { readBody } from "./read-body.ts";
import { RequestTimers } from "./request-timers.ts";
import { WebReplyStream } from "./web-reply-stream.ts";

/** A request and its response as the web has them. */
export class FetchExchange implements HttpExchange {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: HeaderLookup;
  readonly host: string | undefined;
  readonly address: string | undefined;
  readonly timers: RequestTimers;
  readonly response: Promise<Response>;
  readonly #request: Request;
  readonly #clock: Clock;
  #respond: (response: Response) => void = () => {};
  #stream: WebReplyStream | undefined;
  #isOver = false;
  #isGone = false;
  #onGone: () => void = () => {};

  constructor(request: Request, address: string | undefined, clock: Clock) {
    const { pathname, search, host } = new URL(request.url);
    this.method = request.method;
    this.path = pathname;
    this.query = search.slice(1);
    this.headers = request.headers;
    this.host = request.headers.get("host") ?? host;
    this.address = address;
    this.#request = request;
    this.#clock = clock;
    this.timers = new RequestTimers(clock);
    this.response = new Promise((resolve) => {
      this.#respond = resolve;
    });
    request.signal.addEventListener("abort", () => this.#gone(), { once: true });
    if (request.signal.aborted) this.#gone();
  }

  read(limits: BodyLimits): Promise<Body> {
    return readBody(this.#request, limits, this.#clock);
  }

  reply(status: number, fields: HeaderFields = {}, body?: string): void {
    this.#isOver = true;
    this.#stream?.end();
    this.#respond(new Response(body ?? null, { status, headers: fields }));
  }

  stream(fields: HeaderFields): ReplyStream {
    const stream = new WebReplyStream({ ended: () => this.#end(), left: () => this.#gone() });
    this.#stream = stream;
    this.#respond(new Response(stream.body, { status: 200, headers: fields }));
    return stream;
  }

  onGone(listener: () => void): void {
    this.#onGone = listener;
    if (this.#isGone) listener();
  }

  #end(): void {
    this.#isOver = true;
  }

  #gone(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isGone = true;
    this.#onGone();
  }
}
