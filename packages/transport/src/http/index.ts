export type { Authorize, Challenge } from "./authorization.ts";
export { dialEventSource } from "./dial-event-source.ts";
export { EventStream, type EventStreamObserver } from "./event-stream.ts";
export type { Fetch } from "./fetch-http-client.ts";
export { httpLink } from "./http-link.ts";
export type { HttpClock, HttpLinkOptions, HttpOptions } from "./http-options.ts";
export { RetriedExchange, type Retry } from "./retried-exchange.ts";
