import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A server that holds a port until it is disposed of. */
export async function takenPort(port = 0) {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  await using taken = await takenPort();
  return taken.port;
}
