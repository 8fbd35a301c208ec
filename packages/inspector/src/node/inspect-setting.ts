/** The variable that says how a process is inspected. */
export const INSPECT_VARIABLE = "MCP_ACTORS_INSPECT";

/** The variable in which a process tells those that it starts which process in `peer` it is. */
export const PARENT_VARIABLE = "MCP_ACTORS_INSPECT_PARENT";

/** The variable that says what a process is called, for people. */
export const TITLE_VARIABLE = "MCP_ACTORS_INSPECT_TITLE";

/** How a process is inspected: not at all, in memory alone, by the hub of this user, or by the one at a URL. */
export type InspectSetting =
  | { readonly mode: "off" | "flight" | "live" }
  /** `ws://127.0.0.1:3900/hub#token`. */
  | { readonly mode: "live"; readonly url: string }
  /** A file that says where the hub is, or will: `file:///run/user/1000/mcp-actors/inspector.json#token`. */
  | { readonly mode: "live"; readonly file: URL };

/** Reads `MCP_ACTORS_INSPECT`; undefined where it is not set. Throws a `TypeError` where it says nothing that is known. */
export function readInspectSetting(value: string | undefined): InspectSetting | undefined {
  if (value === undefined || value === "") return undefined;
  if (value === "off" || value === "flight" || value === "live") return { mode: value };
  const setting = URL.canParse(value) ? settingAt(new URL(value)) : undefined;
  if (setting !== undefined) return setting;
  // What was given may hold a token.
  throw new TypeError(`${INSPECT_VARIABLE} must be off, flight, live, or ws://host:port/hub#token`);
}

function settingAt(url: URL): InspectSetting | undefined {
  if (url.hash.length < 2) return undefined;
  if (url.protocol === "ws:") return { mode: "live", url: url.href };
  return url.protocol === "file:" ? { mode: "live", file: url } : undefined;
}
