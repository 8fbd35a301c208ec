import { LATEST_MODERN, MetaKey } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import { alteredExchange } from "./altered-exchange.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { StatelessClients } from "./stateless-clients.ts";

/** Tells whoever looks by hand what `server/discover` tells a client: its result, as it is. */
export function takeCapabilities(
  clients: StatelessClients,
  exchange: HttpExchange,
  facts: Facts,
): void {
  const _meta = {
    [MetaKey.ProtocolVersion]: LATEST_MODERN.version,
    [MetaKey.ClientCapabilities]: {},
  };
  const message = { jsonrpc: "2.0", id: 0, method: "server/discover", params: { _meta } } as const;
  clients.take(message, facts, unwrapped(exchange));
}

function unwrapped(exchange: HttpExchange): HttpExchange {
  return alteredExchange(exchange, {
    reply: (status, fields, body = "{}") => {
      const answer: { readonly result?: unknown } = JSON.parse(body);
      exchange.reply(status, fields, JSON.stringify(answer.result ?? answer));
    },
  });
}
