import type { HttpExchange } from "./http-exchange.ts";

/** An exchange that replies in another way. */
export function alteredExchange(
  given: HttpExchange,
  replying: Partial<Pick<HttpExchange, "reply" | "stream">>,
): HttpExchange {
  const { method, path, query, headers, host, address, timers } = given;
  return {
    method,
    path,
    query,
    headers,
    host,
    address,
    timers,
    read: (limits) => given.read(limits),
    reply: (status, fields, body) => given.reply(status, fields, body),
    stream: (fields) => given.stream(fields),
    onGone: (listener) => given.onGone(listener),
    ...replying,
  };
}
