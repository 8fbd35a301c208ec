import { fileURLToPath } from "node:url";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createServer } from "./tools.mjs";

const serverFile = fileURLToPath(new URL("./server.mjs", import.meta.url));

export async function inMemory() {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer().connect(far);
  return pairOver(near);
}

export async function stdio() {
  return pairOver(new StdioClientTransport({ command: process.execPath, args: [serverFile] }));
}

/** A pair whose client talks over a transport. */
export async function pairOver(transport, options) {
  return pairOf(await connect(transport, options));
}

/** A client that talks over a transport. */
export async function connect(transport, options) {
  const client = new Client({ name: "bench", version: "1.0.0" }, options);
  // Late progress is reported here; it is counted as lost by the scenario.
  client.onerror = () => {};
  await client.connect(transport);
  return client;
}

/** A pair whose client is given. */
export function pairOf(client) {
  return {
    async echo(text) {
      const { content } = await client.callTool({ name: "echo", arguments: { text } });
      return content[0].text;
    },
    hang() {
      client.callTool({ name: "hang", arguments: {} }).catch(() => {});
    },
    async progress(count) {
      let [received, last] = [0, 0];
      const onprogress = ({ progress }) => {
        if (progress > last) received++;
        last = progress;
      };
      await client.callTool({ name: "progress", arguments: { count } }, { onprogress });
      return received;
    },
    close: () => client.close(),
  };
}
