import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import { startListening } from "../../listening-process.ts";
import type { Pair } from "../../pair.ts";
import { answerTable, type Message } from "./answer-table.ts";

const serverFile = fileURLToPath(new URL("./server.ts", import.meta.url));
const wireServer = fileURLToPath(new URL("./wire-server.ts", import.meta.url));

/** The least that an answer matched to its request can cost: one map, one promise, by reference. */
export async function inMemory(): Promise<Pair> {
  const table = answerTable((message) => queueMicrotask(() => answer(message)));
  const answer = ({ id, method, text = "", count = 0 }: Message) => {
    if (method === "hang") return;
    for (let step = 1; step <= count; step++) table.receive({ id, method: "progress" });
    table.receive({ id, text });
  };
  return { ...table.pair, close: async () => {} };
}

/** The same over a pipe, a line of JSON a message. */
export async function stdio(): Promise<Pair> {
  const child = spawn(process.execPath, [serverFile], { stdio: ["pipe", "pipe", "inherit"] });
  const table = answerTable((message) => child.stdin.write(`${JSON.stringify(message)}\n`));
  createInterface({ input: child.stdout }).on("line", (line) => table.receive(JSON.parse(line)));
  return {
    ...table.pair,
    async close() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}

/** The same over a socket. */
export async function tcp(): Promise<Pair> {
  const { url, stop } = await startListening(wireServer, ["tcp"]);
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, "connect");
  const table = answerTable((message) => socket.write(`${JSON.stringify(message)}\n`));
  createInterface({ input: socket }).on("line", (line) => table.receive(JSON.parse(line)));
  return {
    ...table.pair,
    async close() {
      socket.destroy();
      stop();
    },
  };
}

/** The same over the WebSocket of `ws`, a frame of text a message. */
export async function websocket(): Promise<Pair> {
  const { url, stop } = await startListening(wireServer, ["websocket"]);
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, "open");
  const table = answerTable((message) => socket.send(JSON.stringify(message)));
  socket.on("message", (bytes) => table.receive(JSON.parse((bytes as Buffer).toString())));
  return {
    ...table.pair,
    async close() {
      socket.terminate();
      stop();
    },
  };
}
