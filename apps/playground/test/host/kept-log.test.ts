import { expect, test } from "vitest";
import type { HostedConnection } from "../../src/host/hosted-connection.ts";
import { KeptLog } from "../../src/host/kept-log.ts";
import { memoryStorage } from "../memory-storage.ts";
import { openHost } from "../open-host.ts";
import { when } from "../when.ts";

const POCKET = { kind: "page", server: "pocket" } as const;
const ADD = { method: "tools/call", name: "add", args: { a: 1, b: 2 } } as const;
const COUNT = { method: "tools/call", name: "count", args: { to: 100, pause: 5000 } } as const;

/** What a load of the page keeps of one connection, and the log of the next. */
async function loadAnew(
  work: (connection: HostedConnection) => Promise<void>,
  storage = memoryStorage(),
): Promise<KeptLog> {
  const log = new KeptLog(storage);
  await using host = openHost({ keptCalls: (id) => log.take(id) });
  const connection = await host.connected(POCKET);
  await work(connection);
  const [row] = connection.calls.rows.value;
  const keys = new Map(row?.actors.map((actor) => [actor, `process#${actor}`]));
  log.write([connection], { load: "first", keys });
  return new KeptLog(storage);
}

const add = async ({ calls }: HostedConnection) => calls.make(ADD).ended;

test("a call that has ended is there as it was when the page is loaded anew", async () => {
  const log = await loadAnew(add);
  await using host = openHost({ keptCalls: (id) => log.take(id) });
  const { calls } = await host.connected(POCKET);
  const [row] = calls.rows.value;

  expect(row?.state.value).toBe("completed");
  expect(row?.result.value).toMatchObject({ structuredContent: { sum: 3 } });
  expect(row?.past).toMatchObject({ load: "first", key: `process#${row?.actors[0]}` });
  expect(row?.isOpen).toBe(false);

  const again = row && calls.resend(row);
  await again?.ended;
  expect(again?.state.value).toBe("completed");
  expect(calls.rows.value).toEqual([again, row]);
});

test("a call that was open is lost with its page, and says so", async () => {
  const log = await loadAnew(async ({ calls }) => {
    const row = calls.make(COUNT);
    await when(() => row.progress.value !== undefined);
  });

  expect(log.take("page:pocket auto")).toMatchObject([
    {
      error: "The page was loaded anew",
      phases: [{}, { state: "progressing" }, { state: "lost" }],
    },
  ]);
});

test.each([
  ["first", true],
  ["other", false],
])("a call of the load %s is found by its actor: %s", async (load, isFound) => {
  const storage = memoryStorage();
  const log = await loadAnew(add, storage);
  const [call] = new KeptLog(storage).take("page:pocket auto");
  const actor = call?.actors[0] ?? "";

  expect(log.find({ load, actor })).toEqual(
    isFound ? expect.objectContaining({ place: POCKET }) : undefined,
  );
  expect(log.find({ load, actor: "nobody" })).toBeUndefined();
});

test("what was kept and not opened again is kept once more", async () => {
  const storage = memoryStorage();
  await loadAnew(add, storage);

  new KeptLog(storage).write([], { load: "second", keys: new Map() });

  const kept = new KeptLog(storage);
  const [call] = kept.take("page:pocket auto");
  expect(call?.load).toBe("first");
  expect(new KeptLog(storage).find({ load: "first", actor: call?.actors[0] ?? "" })).toMatchObject({
    place: POCKET,
  });
});

test("no token of a server is kept", async () => {
  const storage = memoryStorage();
  await using host = openHost({ keptCalls: () => log.take("page:pocket auto") });
  const log = await loadAnew(add);
  const place = { kind: "url", url: "http://127.0.0.1:1/mcp", bearer: "very secret" } as const;
  const connection = host.connections.open({ place, era: "auto" });

  new KeptLog(storage).write([connection], { load: "first", keys: new Map() });

  expect(storage.getItem("playground-calls")).toContain("127.0.0.1:1");
  expect(storage.getItem("playground-calls")).not.toContain("very secret");
});

test("nothing secret of a call is kept, and a call that had something is not made again", async () => {
  const storage = memoryStorage();
  const args = { a: 1, b: 2, apiKey: "hunter2hunter2", note: "Bearer abcdefghijklmnopqrstuv" };
  const log = await loadAnew(async ({ calls }) => {
    await calls.make({ ...ADD, args }).ended;
  }, storage);

  const kept = storage.getItem("playground-calls") ?? "";
  expect(kept).toContain('"a":1');
  expect(kept).not.toMatch(/hunter2|abcdefghijklmnop/);
  const [call] = log.take("page:pocket auto");
  expect(call).toMatchObject({ isRedacted: true, request: { name: "add" } });
  expect(call?.actors).toHaveLength(1);
});

test("a result that is too long is left out, and that is said", async () => {
  const log = await loadAnew(async ({ calls }) => {
    const name = "write_note";
    const args = { name: "long", text: "x".repeat(20_000) };
    await calls.make({ method: "tools/call", name, args }).ended;
    await calls.make({ method: "resources/read", name: "note://long" }).ended;
  });

  expect(log.take("page:pocket auto")).toMatchObject([{ isCut: true }, {}]);
});

test.each([
  ["is no JSON", "{"],
  ["is of another kind", '{"calls":1}'],
  ["holds what is none", "[1,null,{}]"],
  ["holds a server of another kind", '[{"choice":{"era":"auto"},"calls":[]}]'],
  [
    "holds a call of another kind",
    '[{"choice":{"era":"auto","place":{"kind":"page","server":"pocket"}},"calls":[{}]}]',
  ],
])("a log that %s is as good as none", (_what, text) => {
  const storage = memoryStorage();
  storage.setItem("playground-calls", text);

  expect(new KeptLog(storage).take("page:pocket auto")).toEqual([]);
});

test("where there is no room nothing is kept, and nothing fails", async () => {
  const log = await loadAnew(add, memoryStorage(100));

  expect(log.take("page:pocket auto")).toEqual([]);
});
