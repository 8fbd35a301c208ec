import type { WireView } from "@mcp-actors/inspector";

/** Principals that say nothing of who it is. */
const NOBODY: ReadonlySet<string> = new Set(["anonymous", "anybody", "local"]);

/** What an end is called that is not inspected itself: as it calls itself, else by what is known of it. */
export function farName(
  { said, principal, address, channel, session }: WireView,
  role: "client" | "server",
): string {
  const who = principal === undefined || NOBODY.has(principal) ? undefined : principal;
  if (said !== undefined) {
    const name = [said.name, said.version].filter(Boolean).join(" ");
    return who === undefined || role === "server" ? name : `${name} (${who})`;
  }
  if (who !== undefined) return who;
  const known = session?.split("…", 1)[0] ?? "";
  if (session !== undefined && known !== session) return `session ${known}…`;
  if (channel.startsWith("http")) return `stateless HTTP ${role}`;
  return address ?? role;
}
