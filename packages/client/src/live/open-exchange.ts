import { type Clock, RequestError } from "@mcp-actors/machine";
import { ProtocolError, type Request, type Result } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";

/** How long an answer is waited for. */
export interface Patience {
  readonly clock: Clock;
  /** In ms. */
  readonly limit: number;
}

/**
 * What a request gives that leaves before any call may.
 *
 * Never settles once the link is lost, and with it whoever waits.
 *
 * @param patience - When to give the request up; without it never.
 */
export function openExchange(link: Link, request: Request, patience?: Patience): Promise<Result> {
  return new Promise((resolve, reject) => {
    let callOff = () => {};
    const exchange = link.open(request, {
      related: () => {},
      answered(answer) {
        callOff();
        if ("result" in answer) resolve(answer.result);
        else reject(ProtocolError.from(answer.error.code, answer.error.message, answer.error.data));
      },
      lost(error) {
        callOff();
        // Over HTTP one exchange can be lost, and its link not.
        if (!link.over) reject(error);
      },
    });
    if (patience === undefined) return;
    const { clock, limit } = patience;
    const timeout = clock.setTimeout(() => {
      const silence = `No answer to ${request.method} within ${limit} ms`;
      exchange.abandon(silence);
      reject(new RequestError("timedOut", silence));
    }, limit);
    callOff = () => clock.clearTimeout(timeout);
  });
}
