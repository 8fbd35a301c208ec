import assert from "node:assert/strict";
import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";

/** A server of others, which runs on this Node. */
export interface PeerServer {
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
  readonly options?: ConnectOptions;
}

/** Works with a client that is connected to a server of others, and lets nothing be left of it. */
export async function using(
  { args, env = {}, options = {} }: PeerServer,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  await using client = await connect({ command: process.execPath, args, env }, options);
  await work(client);
  assert.ok(
    Object.values(client.counts).every((count) => count === 0),
    "something is still held",
  );
}

/** All texts of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === "text" ? block.text : "")).join("");
}
