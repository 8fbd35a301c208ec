import { ProtocolError, type Request, type Result } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";

/** What a request gives that leaves before any call may; never settles once the link is lost, and with it whoever waits. */
export function openExchange(link: Link, request: Request): Promise<Result> {
  return new Promise((resolve, reject) => {
    link.open(request, {
      related: () => {},
      answered(answer) {
        if ("result" in answer) resolve(answer.result);
        else reject(ProtocolError.from(answer.error.code, answer.error.message, answer.error.data));
      },
      lost: () => {},
    });
  });
}
