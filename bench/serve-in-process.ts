import { type Client, connect } from "@mcp-actors/client";
import {
  createServer,
  type Server,
  type ServerDefinition,
  type ServerOptions,
} from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";

// Over what any scenario has in flight: the limits are not what is measured.
const ROOM = 100_000;

/** A client and a server in this process, with room for more calls at once than the defaults allow. */
export async function serveInProcess(
  definition: ServerDefinition,
  options: ServerOptions = {},
): Promise<{ readonly client: Client; readonly server: Server }> {
  const server = createServer(definition, {
    ...options,
    limits: { concurrency: ROOM, queue: ROOM },
  });
  const [near, far] = memoryPair();
  server.serve(far);
  return { client: await connect({ channel: near }), server };
}
