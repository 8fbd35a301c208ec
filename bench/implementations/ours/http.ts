import { connect as open } from "@mcp-actors/client";
import { createFetchHandler } from "@mcp-actors/server/http";
import { serveHttp } from "@mcp-actors/server/node";
import type { Handler, Kind } from "../../http/http-module.ts";
import type { Pair } from "../../pair.ts";
import { pairOf } from "./pair.ts";
import { serverWith } from "./tool-set.ts";

// Over what any scenario opens: the limit is not what is measured.
const SESSIONS = { limit: 100_000, limitPerClient: 100_000 };

export async function serve(_kind: Kind, tools: number): Promise<string> {
  return (await serveHttp(serverWith(tools), { sessions: SESSIONS })).url;
}

export async function connect(url: string, kind: Kind): Promise<Pair> {
  return pairOf(await open(url, { era: kind === "stateless" ? "modern" : "legacy" }));
}

export function handler(tools: number): Handler {
  return createFetchHandler(serverWith(tools));
}
