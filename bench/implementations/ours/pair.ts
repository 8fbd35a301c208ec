import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import type { Pair } from "../../pair.ts";
import { serveInProcess } from "../../serve-in-process.ts";
import { textOf } from "../../text-of.ts";
import { benchServer } from "./definition.ts";

const serverFile = fileURLToPath(new URL("./server.ts", import.meta.url));

export async function inMemory(): Promise<Pair> {
  const { client } = await serveInProcess(benchServer);
  return pairOf(client);
}

export async function stdio(): Promise<Pair> {
  return pairOf(await connect({ command: process.execPath, args: [serverFile] }));
}

/** A pair whose client is of ours. */
export function pairOf(client: Client): Pair {
  return {
    echo: (text) => textOf(client.callTool("echo", { text })),
    hang: () => void client.callTool("hang", {}).catch(() => {}),
    async progress(count) {
      let received = 0;
      await client.callTool("progress", { count }, { onProgress: () => void received++ });
      return received;
    },
    close: () => client.close(),
  };
}
