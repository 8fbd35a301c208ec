import { PORTS } from "@mcp-actors/ports";
import type { InspectorPlace } from "../inspection/inspection.ts";

/** Where the servers of this machine are, unless whoever serves the page says otherwise. */
export const ADDRESSES = {
  everythingHttp: env("VITE_EVERYTHING_HTTP") ?? `http://127.0.0.1:${PORTS.everythingHttp}/mcp`,
  everythingWebSocket:
    env("VITE_EVERYTHING_WEBSOCKET") ?? `ws://127.0.0.1:${PORTS.everythingWebSocket}/mcp`,
  modelWebSocket: env("VITE_MODEL_WEBSOCKET") ?? `ws://127.0.0.1:${PORTS.modelWebSocket}/mcp`,
};

/** The inspector that whoever serves the page has, if any. */
export function inspectorPlace(): InspectorPlace | undefined {
  const [page, hub] = [env("VITE_INSPECTOR"), env("VITE_INSPECTOR_HUB")];
  return page === undefined || hub === undefined ? undefined : { page, hub };
}

function env(name: string): string | undefined {
  const value: unknown = import.meta.env[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
