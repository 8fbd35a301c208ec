import { fileURLToPath } from "node:url";
import { type Client, connect } from "@mcp-actors/client";
import type { Pair } from "../../pair.ts";
import { benchServer } from "./definition.ts";

const serverFile = fileURLToPath(new URL("./server.ts", import.meta.url));

export async function inMemory(): Promise<Pair> {
  return pairOf(await connect(benchServer));
}

export async function stdio(): Promise<Pair> {
  return pairOf(await connect({ command: process.execPath, args: [serverFile] }));
}

function pairOf(client: Client): Pair {
  return {
    async echo(text) {
      const { content } = await client.callTool("echo", { text });
      const [block] = content;
      return block?.type === "text" ? block.text : "";
    },
    hang() {
      client.callTool("hang", {});
    },
    async progress(count) {
      let received = 0;
      await client.callTool("progress", { count }, { onProgress: () => void received++ });
      return received;
    },
    close: () => client.close(),
  };
}
