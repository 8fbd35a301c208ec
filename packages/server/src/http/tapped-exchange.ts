import type { WireTap } from "@mcp-actors/transport";
import { alteredExchange } from "./altered-exchange.ts";
import type { HttpExchange } from "./http-exchange.ts";

/** An exchange whose head, and that of its reply, somebody hears. */
export function tappedExchange(given: HttpExchange, tap: WireTap, name: string): HttpExchange {
  const { method, path, query, headers } = given;
  const url = query === "" ? path : `${path}?${query}`;
  tap.passed({ direction: "in", exchange: name, method, url, headers });
  const replied = (status: number, fields = {}) =>
    tap.passed({ direction: "out", exchange: name, status, headers: fields });
  return alteredExchange(given, {
    reply(status, fields, body) {
      replied(status, fields);
      given.reply(status, fields, body);
    },
    stream(fields) {
      replied(200, fields);
      return given.stream(fields);
    },
  });
}
