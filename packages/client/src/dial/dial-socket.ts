import type { Transport } from "@mcp-actors/transport";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";
import type { DialScope } from "./dial-scope.ts";

/** Connects to a TCP port or a Unix domain socket. */
export function dialSocket(url: string | URL, { http }: DialScope): Transport {
  return dialTcp(parseSocketAddress(url), { maxMessageBytes: http.maxMessageBytes });
}
