import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { isUrlTarget, type ServerTarget } from "./server-target.ts";

/** Connects to a server, wherever it is. */
export function connectTo(target: ServerTarget, options: ConnectOptions): Promise<Client> {
  return isUrlTarget(target)
    ? connect(target.url, { ...options, headers: target.headers })
    : connect(target, options);
}
