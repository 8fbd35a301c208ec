import type { Transport } from "@mcp-actors/transport";
import { dialWebSocket } from "@mcp-actors/transport/websocket";

/**
 * Opens a WebSocket to a model.
 *
 * A module of its own, for a page that imports the transport at its start would else have nothing to load later.
 */
export function openWebSocket(url: string | URL): Transport {
  return dialWebSocket(url);
}
