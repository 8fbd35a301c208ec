import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createServer, defineServer } from "../../src/index.ts";
import { serveStdio } from "../../src/node/index.ts";
import { ServerProcess } from "../server-process.ts";

const initialize = {
  protocolVersion: "2025-11-25",
  capabilities: { elicitation: {} },
  clientInfo: { name: "c", version: "1" },
};

/** A server process with a call that asks, and waits. */
async function startAsking() {
  const server = new ServerProcess("asking-server.ts");
  await server.request("initialize", initialize);
  const question = server.heard("elicitation/create");
  const call = server.request("tools/call", { name: "ask" });
  return { server, call, id: (await question).id };
}

/** Sends requests until one is refused. */
async function untilDraining(server: ServerProcess): Promise<unknown> {
  for (;;) {
    const { error } = await server.request("ping");
    if (error !== undefined) return error.message;
  }
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "drains on %s: what is in flight ends, what is new is refused, and the exit code is 0",
  { timeout: 20_000 },
  async (signal) => {
    const { server, call, id } = await startAsking();
    await using _server = server;

    server.child.kill(signal);
    expect(await untilDraining(server)).toBe("Server is draining");
    server.send({ id, result: { action: "accept", content: { ok: true } } });

    expect((await call).result?.["structuredContent"]).toEqual({ ok: true });
    expect(await server.exited).toEqual([0, null]);
  },
);

test("exits at once at a second signal", { timeout: 20_000 }, async () => {
  const { server } = await startAsking();
  await using _server = server;

  server.child.kill("SIGTERM");
  await untilDraining(server);
  server.child.kill("SIGINT");

  expect(await server.exited).toEqual([130, null]);
});

test("listens for signals while it serves, and no longer", async () => {
  const definition = defineServer({ name: "s", version: "1" });
  const count = () => ["SIGTERM", "SIGINT"].map((signal) => process.listenerCount(signal));
  const before = count();
  const serve = (drainOnSignal: object | false) =>
    serveStdio(createServer(definition), {
      input: new PassThrough(),
      output: new PassThrough(),
      drainOnSignal,
    });

  const links = await Promise.all([serve({}), serve({}), serve(false)]);
  expect(count()).toEqual(before.map((listeners) => listeners + 1));
  links[0]?.close();
  await links[0]?.closed;
  expect(count()).toEqual(before.map((listeners) => listeners + 1));
  for (const link of links) link.close();
  await Promise.all(links.map(({ closed }) => closed));

  expect(count()).toEqual(before);
});
