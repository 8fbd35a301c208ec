import type { Transport } from "@mcp-actors/transport";
import { dialTcp, parseSocketAddress } from "@mcp-actors/transport/tcp";

/** Connects to a TCP port or a Unix domain socket. */
export function dialSocket(url: string | URL): Transport {
  return dialTcp(parseSocketAddress(url));
}
