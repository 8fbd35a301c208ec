import type { WireTap } from "@mcp-actors/transport";
import type { HttpExchange } from "./http-exchange.ts";

/** An exchange whose head, and that of its reply, somebody hears. */
export function tappedExchange(given: HttpExchange, tap: WireTap, name: string): HttpExchange {
  const { method, path, query, headers, host, address, timers } = given;
  const url = query === "" ? path : `${path}?${query}`;
  tap.passed({ direction: "in", exchange: name, method, url, headers });
  const replied = (status: number, fields = {}) =>
    tap.passed({ direction: "out", exchange: name, status, headers: fields });
  return {
    method,
    path,
    query,
    headers,
    host,
    address,
    timers,
    read: (limits) => given.read(limits),
    reply(status, fields, body) {
      replied(status, fields);
      given.reply(status, fields, body);
    },
    stream(fields) {
      replied(200, fields);
      return given.stream(fields);
    },
    onGone: (listener) => given.onGone(listener),
  };
}
