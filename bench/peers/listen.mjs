import { once } from "node:events";
import { createServer } from "node:http";

/** Listens with a handler at a free port of this machine, and gives the URL. */
export async function listen(handler) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${server.address().port}/mcp`;
}
