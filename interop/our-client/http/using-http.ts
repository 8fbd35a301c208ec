import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { type ListenerProgram, startListener } from "../../../scripts/start-listener.ts";
import { inScratch } from "../../in-scratch.ts";
import { holdsNothing } from "../holds-nothing.ts";

/** A server of others that listens for HTTP. */
export interface HttpPeer {
  /** How it is started on a port, in a folder of its own. */
  readonly program: (port: number, folder: string) => ListenerProgram;
  /** Where its endpoint is; default `/mcp`. */
  readonly path?: string;
  /** The name that it wants to be asked by; default `127.0.0.1`. */
  readonly host?: string;
}

/** Works with a client that is connected to a server of others over HTTP, and lets nothing be left of it. */
export function usingHttp(
  { program, path = "/mcp", host = "127.0.0.1" }: HttpPeer,
  options: ConnectOptions,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  return inScratch(async (folder) => {
    await using listener = await startListener((port) => {
      const { env, ...rest } = program(port, folder);
      return { cwd: folder, ...rest, env: { HOME: folder, PATH: "/usr/bin:/bin", ...env } };
    });
    await using client = await connect(`http://${host}:${listener.port}${path}`, options);
    await work(client);
    holdsNothing(client);
  });
}
