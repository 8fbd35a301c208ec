import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import { linkedPair } from "./linked-pair.mjs";
import { PROGRESS, serveTools } from "./tools.mjs";

const serverFile = fileURLToPath(new URL("./server.mjs", import.meta.url));

export async function inMemory() {
  const [near, far] = linkedPair();
  const server = createMessageConnection(...far);
  serveTools(server);
  const connection = createMessageConnection(...near);
  return {
    ...pairOver(connection),
    async close() {
      connection.dispose();
      server.dispose();
    },
  };
}

export async function stdio() {
  const child = spawn(process.execPath, [serverFile], { stdio: ["pipe", "pipe", "inherit"] });
  const reader = new StreamMessageReader(child.stdout);
  const connection = createMessageConnection(reader, new StreamMessageWriter(child.stdin));
  return {
    ...pairOver(connection),
    async close() {
      connection.end();
      await once(child, "exit");
      connection.dispose();
    },
  };
}

/** A pair that asks over a connection, but for its closing. */
function pairOver(connection) {
  let lastToken = 0;
  connection.listen();
  const call = (params) => connection.sendRequest("tools/call", params);
  return {
    async echo(text) {
      const { content } = await call({ name: "echo", arguments: { text } });
      return content[0].text;
    },
    hang() {
      call({ name: "hang", arguments: {} }).catch(() => {});
    },
    async progress(count) {
      const progressToken = ++lastToken;
      let [received, last] = [0, 0];
      const listening = connection.onProgress(PROGRESS, progressToken, ({ progress }) => {
        if (progress > last) received++;
        last = progress;
      });
      await call({ name: "progress", arguments: { count }, _meta: { progressToken } });
      listening.dispose();
      return received;
    },
  };
}
