import { connect as open } from "@mcp-actors/client";
import { createFetchHandler, type SessionOptions } from "@mcp-actors/server/http";
import { serveHttp, sqliteStores } from "@mcp-actors/server/node";
import type { Handler, Kind, RestingPlace } from "../../http/http-module.ts";
import type { Pair } from "../../pair.ts";
import { pairOf } from "./pair.ts";
import { serverWith } from "./tool-set.ts";

// Over what any scenario opens: the limit is not what is measured.
const SESSIONS = { limit: 100_000, limitPerClient: 100_000 };

export async function serve(_kind: Kind, tools: number, rest?: RestingPlace): Promise<string> {
  const sessions = { ...SESSIONS, ...(rest !== undefined && (await resting(rest))) };
  return (await serveHttp(serverWith(tools), { sessions })).url;
}

async function resting(place: RestingPlace): Promise<SessionOptions> {
  // What SQLite takes for a file that it forgets when it is closed, and does not hold in memory.
  return { restAfter: 0, ...(place === "file" && (await sqliteStores(""))) };
}

export async function connect(url: string, kind: Kind): Promise<Pair> {
  return pairOf(await open(url, { era: kind === "stateless" ? "modern" : "legacy" }));
}

export function handler(tools: number): Handler {
  return createFetchHandler(serverWith(tools));
}
