import { expect, test } from "vitest";
import { defineServer, tool } from "../../src/index.ts";
import { type Heard, LineClient } from "../line-client.ts";

const server = defineServer({
  name: "s",
  version: "1",
  tools: { hello: tool({ run: () => "hello" }) },
});

const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
const note = { jsonrpc: "2.0", method: "notifications/nobody/knows" };
const initialize = {
  jsonrpc: "2.0",
  id: 3,
  method: "initialize",
  params: { protocolVersion: "2025-03-26", capabilities: {} },
};

const ARRAYS: readonly [what: string, array: readonly unknown[]][] = [
  ["two pings", [ping(1), ping(2)]],
  ["a ping and a notification", [ping(1), note]],
  ["notifications alone", [note, note]],
  ["nothing", []],
  ["no message", [1]],
  ["initialize", [initialize]],
];

/** What comes of an array in a session, until the ping that follows it is answered. */
async function outcomeOf(version: string, array: readonly unknown[]): Promise<readonly Heard[]> {
  await using client = new LineClient(server);
  await client.open(version);
  client.heard.length = 0;
  client.write(array);
  client.write(ping(99));
  await client.answer(99);
  return client.heard.slice(0, -1);
}

test.each([
  ["two pings", [1, 2]],
  ["a ping and a notification", [1]],
  ["notifications alone", []],
  ["nothing", []],
  ["no message", []],
])("an array of %s is answered member by member in 2025-03-26 (case 40)", async (what, ids) => {
  const outcome = await outcomeOf("2025-03-26", new Map(ARRAYS).get(what) ?? []);

  expect(outcome).toEqual(ids.map((id) => ({ jsonrpc: "2.0", id, result: {} })));
});

test("an array may not hold initialize in 2025-03-26 (case 40)", async () => {
  const [refusal, ...rest] = await outcomeOf("2025-03-26", [initialize]);

  expect(refusal).toMatchObject({ id: 3, error: { code: -32600 } });
  expect(rest).toEqual([]);
});

// An older revision has no error without an id, and one with an id would settle a request.
test.each(["2024-11-05", "2025-06-18"])("arrays are ignored in %s (case 40)", async (version) => {
  for (const [, array] of ARRAYS) expect(await outcomeOf(version, array)).toEqual([]);
});

test.each(ARRAYS)(
  "an array of %s is refused once in 2025-11-25 (case 40)",
  async (_what, array) => {
    const [refusal, ...rest] = await outcomeOf("2025-11-25", array);

    expect(refusal?.error?.code).toBe(-32600);
    expect(refusal).not.toHaveProperty("id");
    expect(rest).toEqual([]);
  },
);
