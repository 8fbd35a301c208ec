import { isRecord, type Opened } from "@mcp-actors/protocol";

/** What a server declares that answers methods of a kind. */
const CAPABILITIES: { readonly [kind: string]: string } = {
  completion: "completions",
  logging: "logging",
  prompts: "prompts",
  resources: "resources",
  tools: "tools",
};

/** Why a server does not know a method: what it would have declared if it did; undefined where it has. */
export function lackOf(method: string, session: Opened | undefined): string | undefined {
  const [kind = ""] = method.split("/");
  const capability = Object.hasOwn(CAPABILITIES, kind) ? CAPABILITIES[kind] : undefined;
  const declared: unknown = session?.peer.capabilities;
  if (capability === undefined || !isRecord(declared)) return undefined;
  return declared[capability] === undefined ? `The server declares no ${capability}` : undefined;
}
