import { type HeaderFields, HttpHeader } from "@mcp-actors/protocol/http";
import { alteredExchange } from "./altered-exchange.ts";
import type { HttpExchange } from "./http-exchange.ts";

/** What the pages of other origins are shown of a reply's headers. */
const EXPOSED = [
  HttpHeader.SessionId,
  HttpHeader.ProtocolVersion,
  "WWW-Authenticate",
  "Retry-After",
].join(", ");

/** An exchange whose replies a page of an origin may read. */
export function corsExchange(exchange: HttpExchange, origin: string): HttpExchange {
  const cors = {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": EXPOSED,
    Vary: "Origin",
  };
  return alteredExchange(exchange, {
    reply: (status, fields, body) => exchange.reply(status, { ...fields, ...cors }, body),
    stream: (fields) => exchange.stream({ ...fields, ...cors }),
  });
}

/** What a browser asks before it asks. */
export function preflightFields({ headers }: HttpExchange): HeaderFields {
  return {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    // Which headers mirror arguments is the tools' own business, so what is asked for is allowed.
    "Access-Control-Allow-Headers": headers.get("access-control-request-headers") ?? "Content-Type",
    "Access-Control-Max-Age": "7200",
  };
}
