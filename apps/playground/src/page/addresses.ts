import { PORTS } from "@mcp-actors/ports";

/** Where the servers of this machine are, unless whoever serves the page says otherwise. */
export const ADDRESSES = {
  everythingHttp: env("VITE_EVERYTHING_HTTP") ?? `http://127.0.0.1:${PORTS.everythingHttp}/mcp`,
  everythingWebSocket:
    env("VITE_EVERYTHING_WEBSOCKET") ?? `ws://127.0.0.1:${PORTS.everythingWebSocket}/mcp`,
  modelWebSocket: env("VITE_MODEL_WEBSOCKET") ?? `ws://127.0.0.1:${PORTS.modelWebSocket}/mcp`,
};

function env(name: string): string | undefined {
  const value: unknown = import.meta.env[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
