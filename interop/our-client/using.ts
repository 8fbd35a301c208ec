import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import type { CallToolResult } from "@mcp-actors/protocol";
import { holdsNothing } from "./holds-nothing.ts";

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
  holdsNothing(client);
}

/** All texts of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === "text" ? block.text : "")).join("");
}
