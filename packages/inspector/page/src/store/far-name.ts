import type { WireView } from "@mcp-actors/inspector";

/** Principals that say nothing of who it is. */
const NOBODY: ReadonlySet<string> = new Set(["anonymous", "anybody", "local"]);

/** What an end is called that is not inspected itself: as it calls itself, else by what is known of it. */
export function farName(wire: WireView, role: "client" | "server"): string {
  const { said, principal = "anybody" } = wire;
  const isKnown = !NOBODY.has(principal);
  if (said === undefined) return isKnown ? principal : placeName(wire, role);
  const name = said.version === undefined ? said.name : `${said.name} ${said.version}`;
  return isKnown && role === "client" ? `${name} (${principal})` : name;
}

/** By its session, or where it is. */
function placeName({ session, channel, address }: WireView, role: string): string {
  const told = session?.includes("…") === true ? session.slice(0, session.indexOf("…")) : undefined;
  if (told !== undefined) return `session ${told}…`;
  return channel.startsWith("http") ? `stateless HTTP ${role}` : (address ?? role);
}
