import type { HostedConnection } from "../host/hosted-connection.ts";

/** What carries a connection, in a word. */
export function wireOf({ choice: { place } }: HostedConnection): string {
  if (place.kind === "page") return "MessagePort";
  return /^wss?:/i.test(place.url) ? "WebSocket" : "HTTP";
}
