import { ErrorCode } from "@mcp-actors/protocol";
import type { Body, HttpExchange } from "./http-exchange.ts";
import { refuse, refuseInvalid } from "./refuse.ts";

/** Why there is no body. */
export type BodyProblem = Extract<Body, { readonly problem: unknown }>["problem"];

/** Refuses a request whose body could not be read; one that has left is told nothing. */
export function refuseBody(exchange: HttpExchange, problem: BodyProblem, maxBytes: number): void {
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
