import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";
import { answer } from "./answer.ts";

// Serves over one wire for the process that forked it, and tells it where: WIRE

const LISTEN: { readonly [wire: string]: () => Promise<string> } = {
  async tcp() {
    const server = createServer({ noDelay: true }, (socket) => {
      createInterface({ input: socket }).on("line", (line) =>
        answer(line, (text) => socket.write(`${text}\n`)),
      );
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  async websocket() {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
    server.on("connection", (socket) =>
      socket.on("message", (bytes) =>
        answer((bytes as Buffer).toString(), (text) => socket.send(text)),
      ),
    );
    await once(server, "listening");
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

const [wire = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
process.send?.(await LISTEN[wire]?.());
