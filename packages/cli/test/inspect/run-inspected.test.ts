import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { startHub } from "@mcp-actors/inspector/node";
import { expect, test } from "vitest";
import { runInspected } from "../../src/inspect/run-inspected.ts";

test("a program that does not end when it is told to is killed after the grace", async () => {
  const running = await startHub({ port: 0 });
  const told = new AbortController();
  const ready = createServer(() => told.abort()).listen(0, "127.0.0.1");
  await once(ready, "listening");
  const { port } = ready.address() as AddressInfo;
  const deaf = `process.on("SIGTERM", () => {}); require("node:net").connect(${port}, "127.0.0.1")`;

  const program = [process.execPath, "-e", deaf];
  const status = await runInspected(program, { running, signal: told.signal, termGrace: 50 });

  expect(status).toBe(137);
  ready.close();
  await running.close();
});
