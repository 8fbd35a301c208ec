import type { Client } from "@mcp-actors/client";

/** A kind of thing that a server offers, by the capability that says so. */
export type Offered = "tools" | "resources" | "prompts";

/** The sentence that a server offers nothing of a kind; undefined where its capabilities say that it does. */
export function lackOf(offered: Offered, { server }: Client): string | undefined {
  if (server.capabilities[offered] !== undefined) return undefined;
  const { name } = server.info;
  const who = typeof name === "string" && name !== "" ? name : "The server";
  return `${who} offers no ${offered}`;
}
