import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Pair } from "../../pair.ts";

const serverFile = fileURLToPath(new URL("./server.ts", import.meta.url));

interface Message {
  readonly id: number;
  readonly method?: string;
  readonly text?: string;
  readonly count?: number;
}

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

function answerTable(send: (message: Message) => void) {
  const waiting = new Map<number, (message: Message) => void>();
  let nextId = 0;
  let progressed = 0;
  const request = (message: Omit<Message, "id">) =>
    new Promise<Message>((resolve) => {
      const id = nextId++;
      waiting.set(id, resolve);
      send({ id, ...message });
    });
  return {
    receive(message: Message) {
      if (message.method === "progress") progressed++;
      else {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      }
    },
    pair: {
      echo: async (text: string) => (await request({ method: "echo", text })).text ?? "",
      hang: () => void request({ method: "hang" }),
      async progress(count: number) {
        const before = progressed;
        await request({ method: "progress", count });
        return progressed - before;
      },
    },
  };
}
