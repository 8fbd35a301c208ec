import { fileURLToPath } from "node:url";
import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { narrate } from "../narrate.ts";

const SERVER = fileURLToPath(new URL("../server.js", import.meta.url));

/** Starts our own server as a child process and tells what happens from then on. */
export async function openServer(options: ConnectOptions): Promise<Client> {
  const client = await connect({ command: process.execPath, args: [SERVER] }, options);
  narrate(client);
  return client;
}
