import { expect, test } from "vitest";
import { createServer, defineServer, type ServerDefinition } from "../src/index.ts";
import { RawClient } from "./raw-client.ts";

const run = () => "";

/** What JavaScript may offer, where no compiler and no `defineServer` read it. */
const BAD: readonly (readonly [offered: unknown, message: string])[] = [
  [undefined, "A server is defined by an object, { name, version, … }, not of type undefined"],
  [[], "A server is defined by an object, { name, version, … }, not a list"],
  [{}, "Definition of a server has no name"],
  [
    { name: "s", version: "1", tols: {} },
    "Unknown option tols of defineServer, did you mean tools",
  ],
  [
    { name: "s", version: "1", tools: { a: { run, descripton: "" } } },
    'Unknown option descripton of tool "a", did you mean description',
  ],
  [
    { name: "s", version: "1", tools: [{ run }] },
    "Tools must be an object, { name: tool(…) }, not a list",
  ],
  [{ name: "s", version: "1", tools: { a: {} } }, 'Tool "a" has no function run'],
];

const good = defineServer({ name: "s", version: "1" });

test.each(BAD)("a server is not made of %j", (offered, message) => {
  expect(() => createServer(offered as ServerDefinition)).toThrow(new TypeError(message));
});

test.each(BAD)("a server is not updated to %j, and goes on as it was", async (offered, message) => {
  const server = createServer(good);
  expect(() => server.update(offered as ServerDefinition)).toThrow(new TypeError(message));
  expect(server.offering).toBe(good);
  server.close();
});

test.each(BAD)("a client is not served of %j, and is told", async (offered, message) => {
  const server = createServer(() => offered as ServerDefinition, {
    expose: true,
    onEvent() {},
  });
  const client = new RawClient(server);
  const answer = await client.request("ping");
  expect(answer).toMatchObject({ error: { message: expect.stringContaining(message) } });
  server.close();
});
