import { fileURLToPath } from "node:url";
import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { narrate } from "../narrate.ts";

const SERVER = fileURLToPath(new URL("../server.js", import.meta.url));

/** Starts our own server as a child process and tells what happens. */
export function openServer(options: ConnectOptions): Promise<Client> {
  return connect({ command: process.execPath, args: [SERVER] }, { ...options, onEvent: narrate() });
}
