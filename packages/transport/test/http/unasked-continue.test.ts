import { createServer as createTcpServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createHttpClient } from "../../src/http/node-http-client.ts";
import { OPTIONS, send } from "./sending.ts";

describe("`100 Continue` that nobody asked for", () => {
  const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";
  const DONE = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

  /** A server that answers each request with the same bytes, in pieces of a size. */
  async function answering(text: string, size: number) {
    const server = createTcpServer((socket) => {
      socket.setNoDelay(true).on("error", () => {});
      socket.on("data", async () => {
        for (let place = 0; place < text.length; place += size) {
          socket.write(text.slice(place, place + size));
          // Each piece in a packet of its own.
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const client = createHttpClient({ ...OPTIONS, maxSockets: 1 });
    return {
      send: () => send({ client, url: new URL(`http://127.0.0.1:${port}/mcp`) }),
      async [Symbol.asyncDispose]() {
        client.close();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  test.each([
    ["once", CONTINUE + DONE, 1_000],
    ["twice, with a header", `${CONTINUE}HTTP/1.1 100 Go\r\nX: y\r\n\r\n${DONE}`, 1_000],
    ["byte by byte", CONTINUE + DONE, 1],
    ["and early hints", `HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\n${CONTINUE}${DONE}`, 1_000],
  ])("said %s is not the response", async (_name, text, size) => {
    await using server = await answering(text, size);

    for (let count = 0; count < 2; count += 1) {
      const heard = server.send();
      expect(await heard.over).toBe("ended");
      expect(heard.statuses).toEqual([200]);
    }
  });

  test("in a body is left as it is", async () => {
    const body = `HTTP/1.1 100 Continue`;
    await using server = await answering(
      `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      1,
    );
    const heard = server.send();

    expect(await heard.over).toBe("ended");
    expect(heard.text()).toBe(body);
  });
});
