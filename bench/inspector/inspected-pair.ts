import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import { createServer } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { startListening } from "../listening-process.ts";
import { textOf } from "../text-of.ts";
import { inspectedServer } from "./inspected-definition.ts";
import { inspectFor, type Onlooker, type OnlookerPlace } from "./onlooker.ts";

const ONLOOKERS = fileURLToPath(new URL("./onlooker-program.ts", import.meta.url));
const SERVER = fileURLToPath(new URL("./inspected-server.ts", import.meta.url));

/** A client and a server that somebody looks on at. */
export interface InspectedPair {
  readonly echo: (text: string) => Promise<string>;
  /** How long the server's process has worked, where it is another: in µs. */
  readonly serverCpu: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens such a pair, in memory or over stdio. */
export async function openInspected(
  wire: "inMemory" | "stdio",
  onlooker: Onlooker,
): Promise<InspectedPair> {
  const others = await startListening(ONLOOKERS, [onlooker]);
  const place = JSON.parse(others.url) as OnlookerPlace;
  const inspect = inspectFor(onlooker, place);
  const client =
    wire === "stdio"
      ? await connect({ ...commandOf(onlooker, place) }, { inspect })
      : await inMemory(inspect);
  return {
    echo: (text) => textOf(client.callTool("echo", { text })),
    serverCpu: async () =>
      wire === "stdio" ? Number(await textOf(client.callTool("cpu", {}))) : 0,
    close: async () => {
      await client.close();
      others.stop();
    },
  };
}

function inMemory(inspect: ReturnType<typeof inspectFor>): Promise<Client> {
  const [near, far] = memoryPair();
  createServer(inspectedServer, { inspect }).serve(far);
  return connect({ channel: near }, { inspect });
}

function commandOf(onlooker: Onlooker, place: OnlookerPlace) {
  return { command: process.execPath, args: [SERVER, onlooker, JSON.stringify(place)] };
}
