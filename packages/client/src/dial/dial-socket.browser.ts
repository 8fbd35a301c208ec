import type { Transport } from "@mcp-actors/transport";
import type { DialScope } from "./dial-scope.ts";

/** There are no sockets but WebSockets here: fails, and says so. */
export function dialSocket(url: string | URL, _scope: DialScope): Transport {
  throw new TypeError(`${url} cannot be reached: there are no sockets but WebSockets here`);
}
