import { expect, test } from "vitest";
import { Connection, type ConnectionKeeper } from "../../src/http/connection.ts";
import { NodeTransfer } from "../../src/http/node-transfer.ts";
import { socketOpener } from "../../src/http/socket-opener.ts";
import { HttpServer } from "../support/http-server.ts";

test("a connection that its server ends while it lies idle is dropped, once", async () => {
  await using server = await HttpServer.open((asked) => asked.status(200));
  const told: string[] = [];
  const dropped = new Promise<void>((resolve) => {
    const keeper: ConnectionKeeper = {
      origin: server.origin,
      maxHeaderBytes: 16_384,
      openSocket: socketOpener(),
      released() {},
      freed: () => {
        told.push("freed");
        server.asked[0]?.response.req.socket.end();
      },
      dropped: () => {
        told.push("dropped");
        resolve();
      },
    };
    const request = { method: "POST", url: new URL(server.url), headers: {}, body: "{}" } as const;
    const observer = { head() {}, chunk() {}, end() {}, failed() {} };
    new Connection(keeper).carry(new NodeTransfer(request, observer, false));
  });
  await dropped;

  expect(told).toEqual(["freed", "dropped"]);
});
