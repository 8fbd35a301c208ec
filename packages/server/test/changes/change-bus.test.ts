import { Subject } from "rxjs";
import { expect, test } from "vitest";
import {
  type Change,
  type ChangeBus,
  createServer,
  defineServer,
  memoryBus,
  type ServerEvent,
} from "../../src/index.ts";
import { RawClient, turn } from "../raw-client.ts";

const definition = defineServer({ name: "s", version: "1", tools: {} });

async function startClient(bus: ChangeBus, principal = "local", events: ServerEvent[] = []) {
  const server = createServer(definition, { changes: bus, onEvent: (event) => events.push(event) });
  const client = new RawClient(server, { principal });
  await client.initialize();
  await turn();
  return { server, client };
}

test("carries a change to every server on it", async () => {
  const bus = memoryBus();
  const one = await startClient(bus);
  const other = await startClient(bus);

  one.server.changed({ list: "tools" });
  await turn();

  for (const { client } of [one, other]) {
    expect(client.notifications).toMatchObject([{ method: "notifications/tools/list_changed" }]);
    await client[Symbol.asyncDispose]();
  }
});

test("carries a change that concerns one principal to that one alone", async () => {
  const bus = memoryBus();
  const ada = await startClient(bus, "ada");
  const bob = await startClient(bus, "bob");

  ada.server.changed({ list: "tools", principal: "bob" });
  await turn();

  expect([ada, bob].map(({ client }) => client.notifications.length)).toEqual([0, 1]);
  for (const { client } of [ada, bob]) await client[Symbol.asyncDispose]();
});

test("is heard while there is somebody to tell", async () => {
  const change$ = new Subject<Change>();
  const bus: ChangeBus = { change$, publish: () => {} };
  const { client } = await startClient(bus);
  expect(change$.observed).toBe(true);

  await client[Symbol.asyncDispose]();

  expect(change$.observed).toBe(false);
});

test("takes a change that is published by promise, or by nobody", async () => {
  const change$ = new Subject<Change>();
  const bus: ChangeBus = {
    change$,
    publish: async (change) => {
      await turn();
      change$.next(JSON.parse(JSON.stringify(change)));
    },
  };
  const { server, client } = await startClient(bus);

  server.changed({ list: "tools" });
  await turn();
  await turn();

  expect(client.notifications).toHaveLength(1);
  await client[Symbol.asyncDispose]();
});

test.each<[string, ChangeBus["publish"]]>([
  [
    "throws",
    () => {
      throw new Error("down");
    },
  ],
  ["rejects", () => Promise.reject(new Error("down"))],
])("reports a bus that %s, and goes on", async (_what, publish) => {
  const events: ServerEvent[] = [];
  const bus: ChangeBus = { change$: new Subject<Change>(), publish };
  const { server, client } = await startClient(bus, "local", events);

  server.changed({ list: "tools" });
  await turn();

  expect(events).toEqual([
    { type: "callback.failed", callback: "changes.publish", error: new Error("down") },
  ]);
  await client[Symbol.asyncDispose]();
});

test("reports a bus that breaks, and is subscribed to anew by whoever comes next", async () => {
  const events: ServerEvent[] = [];
  const streams: Subject<Change>[] = [];
  const bus: ChangeBus = {
    get change$() {
      const change$ = new Subject<Change>();
      streams.push(change$);
      return change$;
    },
    publish: () => {},
  };
  const { server, client } = await startClient(bus, "local", events);
  streams[0]?.error(new Error("gone"));
  const late = new RawClient(server);
  await late.initialize();
  await turn();

  streams[1]?.next({ list: "tools" });
  await turn();

  expect(events).toEqual([
    { type: "callback.failed", callback: "changes.change$", error: new Error("gone") },
  ]);
  expect([client, late].map(({ notifications }) => notifications.length)).toEqual([1, 1]);
  for (const one of [client, late]) await one[Symbol.asyncDispose]();
});
