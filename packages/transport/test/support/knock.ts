import { createConnection } from "node:net";

export interface Knock {
  /** What stands behind the method; default the path of the URL. */
  readonly target?: string;
  /** Headers beside those that every request to open a WebSocket has. */
  readonly lines?: readonly string[];
}

/** Asks for a WebSocket by hand; gives the status of the answer. */
export async function knock(url: string, { target, lines = [] }: Knock): Promise<number> {
  const { port, host, pathname } = new URL(url);
  const socket = createConnection(Number(port), "127.0.0.1");
  const head = [
    `GET ${target ?? pathname} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...lines,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const answered = await new Promise<Buffer>((resolve, reject) => {
    socket.once("data", resolve).once("error", reject);
    socket.once("close", () => reject(new Error(`${url} closed without an answer`)));
  });
  socket.destroy();
  return Number(answered.toString().split(" ")[1]);
}
