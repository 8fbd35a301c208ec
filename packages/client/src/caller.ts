import type { Peer } from "@mcp-actors/machine";
import type { Meta, Request } from "@mcp-actors/protocol";
import type { ResultCache } from "./cache/result-cache.ts";
import type { Call } from "./call.ts";
import { checkRequestOptions } from "./check-request-options.ts";
import type { EventFeed } from "./event-feed.ts";
import { type CallScope, LiveCall, type Read } from "./live-call.ts";
import type { FetchOptions, RequestOptions } from "./request-options.ts";

/** What a caller makes its calls with. */
export interface CallerParts extends CallScope {
  readonly peer: Peer;
  readonly feed: EventFeed;
  readonly cache: ResultCache;
}

/** Makes the calls of one client. */
export class Caller {
  /** What every request carries in its `_meta` from now on. */
  meta: Meta | undefined;
  readonly #parts: CallerParts;

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  call<Value>(
    request: Request,
    options: RequestOptions = NO_OPTIONS,
    read: Read<Value>,
  ): Call<Value> {
    return this.#made(this.#stamped(request, options), options, read);
  }

  /** Makes a call whose answer the server may allow to keep. */
  fetch<Value>(
    request: Request,
    options: FetchOptions = NO_OPTIONS,
    read: Read<Value>,
  ): Call<Value> {
    const sent = { ...this.#stamped(request, options) };
    this.#parts.cache.allow(sent, options.cache !== false);
    return this.#made(sent, options, read);
  }

  #made<Value>(request: Request, options: RequestOptions, read: Read<Value>): Call<Value> {
    const { feed } = this.#parts;
    const made = new LiveCall(this.#parts, request, options, read);
    if (feed.isHeard) reportStates(made, feed);
    return made;
  }

  #stamped(request: Request, options: RequestOptions): Request {
    if (options !== NO_OPTIONS) checkRequestOptions(options);
    const { _meta } = options;
    if (_meta === undefined && this.meta === undefined) return request;
    const { method, params } = request;
    return { method, params: { ...params, _meta: { ...this.meta, ...params?._meta, ..._meta } } };
  }
}

const NO_OPTIONS: RequestOptions = {};

function reportStates(call: Call<unknown>, feed: EventFeed): void {
  let { state } = call;
  feed.report({ type: "call.state", call, state });
  call.actor.subscribe(() => {
    if (call.state === state) return;
    state = call.state;
    feed.report({ type: "call.state", call, state });
  });
}
