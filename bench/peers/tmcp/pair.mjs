import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { InMemoryTransport } from "@tmcp/transport-in-memory";
import { createServer } from "./tools.mjs";

/** The server with the client that its authors test it with; it has no other. */
export async function inMemory() {
  const transport = new InMemoryTransport(createServer());
  const session = transport.session();
  await session.initialize("2025-11-25", {}, { name: "bench", version: "1.0.0" });
  return {
    async echo(text) {
      const { content } = await session.callTool("echo", { text });
      return content[0].text;
    },
    hang() {
      session.callTool("hang", {}).catch(() => {});
    },
    close: () => transport.close(),
  };
}

const serverFile = fileURLToPath(new URL("./server.mjs", import.meta.url));

/** Its server in a child process, asked by the least that can ask: it has no client of its own. */
export async function stdio() {
  const child = spawn(process.execPath, [serverFile], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map();
  let lastId = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, result } = JSON.parse(line);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const write = (message) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const ask = (method, params) =>
    new Promise((resolve) => {
      waiting.set(++lastId, resolve);
      write({ id: lastId, method, params });
    });
  const clientInfo = { name: "bench", version: "1.0.0" };
  await ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  write({ method: "notifications/initialized" });
  return {
    async echo(text) {
      const { content } = await ask("tools/call", { name: "echo", arguments: { text } });
      return content[0].text;
    },
    hang: () => void ask("tools/call", { name: "hang", arguments: {} }),
    async close() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}
