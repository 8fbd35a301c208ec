import { MediaType, mediaType } from "@mcp-actors/protocol/http";
import { askByHand } from "./ask-by-hand.ts";
import type { ProbeOptions } from "./probes.ts";

/** Where servers commonly are, beside where they were looked for. */
const PATHS = ["/mcp", "/sse", "/"];

/** Looks for a server of MCP elsewhere on a host; nothing is told of who asks. */
export async function findEndpoint(url: string, options: ProbeOptions): Promise<URL | undefined> {
  const here = new URL(url);
  const below = `${here.pathname.replace(/\/$/, "")}/mcp`;
  for (const path of new Set([below, ...PATHS])) {
    const there = new URL(path, here);
    if (path !== here.pathname && (await isEndpoint(there, options))) return there;
  }
  return undefined;
}

async function isEndpoint(url: URL, options: ProbeOptions): Promise<boolean> {
  const method = url.pathname === "/sse" ? "GET" : "POST";
  const answer = await askByHand({ ...options, url, method });
  if (answer === undefined) return false;
  const { status, headers, text } = answer;
  if (status === 401) return true;
  if (method === "POST") return text.includes('"jsonrpc"');
  return status === 200 && mediaType(headers.get("content-type")) === MediaType.EventStream;
}
