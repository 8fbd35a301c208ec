import { VirtualClock } from "@mcp-actors/machine/testing";
import { ErrorCode } from "@mcp-actors/protocol";
import { memoryPair } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { createServer, defineServer, type ServerOptions, tool } from "../src/index.ts";
import { NOTHING_HELD } from "./nothing-held.ts";
import { modern, RawClient, turn } from "./raw-client.ts";

/** A server whose calls end when told to. */
function startServer(options?: ServerOptions) {
  const finish: (() => void)[] = [];
  const aborted: unknown[] = [];
  const run = (_args: object, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<string>((resolve) => {
      finish.push(() => resolve("done"));
      signal.addEventListener("abort", () => aborted.push(signal.reason));
    });
  const definition = defineServer({
    name: "s",
    version: "1",
    tools: { slow: tool({ run }), one: tool({ limits: { concurrency: 1 }, run }) },
  });
  return { server: createServer(definition, options), finish, aborted };
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await turn();
  return settled;
}

test("lets calls in flight end, refuses new ones, and closes", async () => {
  const { server, finish } = startServer();
  const client = new RawClient(server);
  const begun = client.call("slow", {}, modern());
  await turn();

  const drained = server.drain();
  const refused = await client.call("slow", {}, modern());
  expect(await isSettled(drained)).toBe(false);
  finish[0]?.();

  expect((await begun).result?.["content"]).toMatchObject([{ text: "done" }]);
  expect(refused.error).toEqual({
    code: ErrorCode.Overloaded,
    message: "Server is draining",
    data: { retryAfterMs: expect.any(Number) },
  });
  await drained;
  expect(server.counts).toEqual(NOTHING_HELD);
});

test("ends streams of changes with a result, and on a shared wire with a cancel", async () => {
  const { server } = startServer();
  const client = new RawClient(server);
  const notifications = { toolsListChanged: true };
  const listening = client.requestAs("sub", "subscriptions/listen", {
    notifications,
    ...modern(),
  });
  await turn();
  server.changed({ list: "tools" });

  await server.drain();

  expect(await listening).toEqual({
    jsonrpc: "2.0",
    id: "sub",
    result: {
      resultType: "complete",
      _meta: {
        "io.modelcontextprotocol/subscriptionId": "sub",
        "io.modelcontextprotocol/serverInfo": { name: "s", version: "1" },
      },
    },
  });
  expect(client.notifications.map(({ method, params }) => [method, params?.["requestId"]])).toEqual(
    [
      ["notifications/subscriptions/acknowledged", undefined],
      ["notifications/tools/list_changed", undefined],
      ["notifications/cancelled", "sub"],
    ],
  );
});

test("gives up calls that take longer than the limit", async () => {
  const clock = new VirtualClock();
  const { server, aborted } = startServer({ clock });
  const client = new RawClient(server);
  void client.call("slow", {}, modern());
  await turn();

  const drained = server.drain({ timeout: 100 });
  await turn();
  clock.advance(99);
  expect(await isSettled(drained)).toBe(false);
  clock.advance(1);
  await drained;

  expect(aborted).toMatchObject([{ outcome: "lost" }]);
  expect(clock.pending).toBe(0);
});

test("refuses calls that have not begun", async () => {
  const { server, finish } = startServer({ limits: { concurrency: 2 } });
  const client = new RawClient(server);
  const calls = ["one", "one", "slow"].map((name) => client.call(name, {}, modern()));
  await turn();
  const drained = server.drain();

  finish[0]?.();
  await drained;

  const replies = await Promise.all(calls);
  expect(replies.map(({ error }) => error?.message)).toEqual([
    undefined,
    "Server is draining",
    "Server is draining",
  ]);
  expect(finish).toHaveLength(1);
});

test("drains once, closes who comes late, and is done at once where nobody is there", async () => {
  const { server } = startServer();

  expect(server.drain()).toBe(server.drain());
  const [near, far] = memoryPair();
  const completed = new Promise<void>((resolve) => {
    near.inbound$.subscribe({ complete: resolve });
  });
  server.serve(far);

  await completed;
  await server.drain();
});
