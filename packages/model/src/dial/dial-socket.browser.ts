import type { Transport } from "@mcp-actors/transport";
import { throwError } from "@mcp-actors/transport/rxjs/operators";

/** There are no sockets but WebSockets here: fails, and says so. */
export function dialSocket(url: string | URL): Transport {
  return throwError(
    () => new TypeError(`${url} cannot be reached: there are no sockets but WebSockets here`),
  );
}
