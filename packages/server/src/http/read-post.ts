import { type Decoded, decodeMessage, ErrorCode, MediaType } from "@mcp-actors/protocol";
import { accepts, bodyProblem } from "./content-checks.ts";
import type { Body, HttpExchange } from "./http-exchange.ts";
import type { HttpSettings } from "./http-settings.ts";
import { refuse, refuseInvalid } from "./refuse.ts";

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

type Problem = Extract<Body, { readonly problem: unknown }>["problem"];

function refuseBody(exchange: HttpExchange, problem: Problem, maxBytes: number): void {
  if (problem === "oversized") {
    refuseInvalid(exchange, 413, `Body is longer than ${maxBytes} bytes`);
  } else if (problem === "slow") refuseInvalid(exchange, 408, "Body took too long to arrive");
  else if (problem === "undecodable") {
    const error = { code: ErrorCode.ParseError, message: "Body is not UTF-8" };
    refuse(exchange, { status: 400, error });
  } else if (problem === "taken") {
    const message = "Body was read by what stands before this server, and not left in request.body";
    refuse(exchange, { status: 500, error: { code: ErrorCode.InternalError, message } });
  }
}
