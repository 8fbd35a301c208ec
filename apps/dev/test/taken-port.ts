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

/** A port that nobody listens at, beneath those that Linux gives to whoever asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 14_000 + Math.floor(Math.random() * 16_000);
    try {
      await using taken = await takenPort(port);
      return taken.port;
    } catch {
      // Somebody listens there.
    }
  }
}
