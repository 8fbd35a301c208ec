import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import { startListening } from "../../listening-process.ts";
import type { Pair } from "../../pair.ts";
import { serveInProcess } from "../../serve-in-process.ts";
import { textOf } from "../../text-of.ts";
import { benchServer } from "./definition.ts";

const serverFile = fileURLToPath(new URL("./server.ts", import.meta.url));
const wireServer = fileURLToPath(new URL("./wire-server.ts", import.meta.url));

export async function inMemory(): Promise<Pair> {
  const { client } = await serveInProcess(benchServer);
  return pairOf(client);
}

export async function stdio(): Promise<Pair> {
  return pairOf(await connect({ command: process.execPath, args: [serverFile] }));
}

export function tcp(): Promise<Pair> {
  return over("tcp");
}

export function websocket(): Promise<Pair> {
  return over("websocket");
}

/** To a server that listens in a process of its own. */
async function over(wire: "tcp" | "websocket"): Promise<Pair> {
  const { url, stop } = await startListening(wireServer, [wire]);
  const pair = pairOf(await connect(url));
  return {
    ...pair,
    async close() {
      await pair.close();
      stop();
    },
  };
}

/** A pair whose client is of ours. */
export function pairOf(client: Client): Pair {
  return {
    echo: (text) => textOf(client.callTool("echo", { text })),
    hang: () => void client.callTool("hang", {}).catch(() => {}),
    async progress(count) {
      let [received, last] = [0, 0];
      const onProgress = ({ progress }: { readonly progress: number }) => {
        if (progress > last) received++;
        last = progress;
      };
      await client.callTool("progress", { count }, { onProgress });
      return received;
    },
    close: () => client.close(),
  };
}
