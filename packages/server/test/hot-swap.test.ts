import { expect, test } from "vitest";
import { createServer, defineServer, tool } from "../src/index.ts";
import { modern, RawClient, turn } from "./raw-client.ts";

const CLIENTS = 10;
const CALLS = 1000;
const AT_ONCE = 50;
const SWAPS = 100;

/** Each is known by the answers of its tool, and lists another tool than the others. */
const generation = (at: number) =>
  defineServer({
    name: "s",
    version: String(at),
    tools: {
      // Half of the calls take a turn of the event loop, so that swaps come in between.
      answer: tool({ run: () => (at % 2 === 0 ? String(at) : turn().then(() => String(at))) }),
      [`tool-${at}`]: tool({ run: () => "" }),
    },
  });

async function callOften(client: RawClient, isModern: boolean, done: () => void) {
  const answers: string[] = [];
  const params = isModern ? modern() : {};
  for (let made = 0; made < CALLS; made += AT_ONCE) {
    const replies = Array.from({ length: AT_ONCE }, async () => {
      const { result } = await client.call("answer", {}, params);
      done();
      const [block] = (result?.["content"] ?? []) as readonly { readonly text: string }[];
      return block?.text ?? "";
    });
    answers.push(...(await Promise.all(replies)));
  }
  return answers;
}

test("loses no call of ten thousand while it is swapped a hundred times, and tells every client", async () => {
  const server = createServer(generation(0));
  const clients = Array.from({ length: CLIENTS }, () => new RawClient(server));
  for (const [at, client] of clients.entries()) {
    if (at % 2 === 0) await client.initialize();
    else {
      const notifications = { toolsListChanged: true };
      void client.request("subscriptions/listen", { notifications, ...modern() });
    }
  }
  let calls = 0;
  let swaps = 0;
  const done = () => {
    calls += 1;
    if (calls % ((CLIENTS * CALLS) / SWAPS) > 0) return;
    swaps += 1;
    server.update(generation(swaps));
  };

  const answers = await Promise.all(
    clients.map((client, at) => callOften(client, at % 2 === 1, done)),
  );
  await turn();

  expect([calls, swaps]).toEqual([CLIENTS * CALLS, SWAPS]);
  const generations = new Set(answers.flat().map(Number));
  expect([...generations].every((at) => at >= 0 && at <= SWAPS)).toBe(true);
  expect(generations.size).toBeGreaterThan(SWAPS / 2);
  for (const client of clients) {
    const told = client.notifications.filter(({ method }) => method.endsWith("list_changed"));
    // Swaps of one tick are told of once.
    expect(told.length).toBeGreaterThan(SWAPS / 2);
    const params = modern();
    const { result } = await client.request("tools/list", params);
    expect(JSON.stringify(result)).toContain(`"tool-${SWAPS}"`);
    await client[Symbol.asyncDispose]();
  }
  expect(server.counts).toMatchObject({ connections: 0, sessions: 0, running: 0, listeners: 0 });
});
