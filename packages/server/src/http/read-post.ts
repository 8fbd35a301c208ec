import { type Decoded, decodeMessage } from "@mcp-actors/protocol";
import { MediaType } from "@mcp-actors/protocol/http";
import { accepts, bodyProblem } from "./content-checks.ts";
import type { HttpExchange } from "./http-exchange.ts";
import type { HttpSettings } from "./http-settings.ts";
import { refuse, refuseInvalid } from "./refuse.ts";
import { refuseBody } from "./refuse-body.ts";

/** What a POST carries; one that is no good is refused, and undefined. */
export async function readPost(
  exchange: HttpExchange,
  settings: HttpSettings,
  json: boolean,
): Promise<Exclude<Decoded, { readonly kind: "unreadable" }> | undefined> {
  if (!isNegotiable(exchange, json)) return undefined;
  const { maxBodyBytes: maxBytes, bodyTimeout: timeout } = settings;
  const body = await exchange.read({ maxBytes, timeout });
  if ("problem" in body) {
    refuseBody(exchange, body.problem, maxBytes);
    return undefined;
  }
  const decoded = decodeMessage(body.text);
  if (decoded.kind !== "unreadable") return decoded;
  refuse(exchange, { status: 400, error: decoded.error, id: decoded.id });
  return undefined;
}

function isNegotiable(exchange: HttpExchange, json: boolean): boolean {
  const { headers } = exchange;
  const problem = bodyProblem(headers);
  if (problem !== undefined) {
    refuseInvalid(exchange, 415, problem);
    return false;
  }
  if (accepts(headers, MediaType.Json) && (json || accepts(headers, MediaType.EventStream))) {
    return true;
  }
  const both = `${MediaType.Json}, ${MediaType.EventStream}`;
  refuseInvalid(exchange, 406, `Accept must be ${json ? MediaType.Json : both}`);
  return false;
}
