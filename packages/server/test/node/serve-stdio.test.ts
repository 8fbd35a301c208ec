import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createServer, defineServer, type ServerEvent, tool } from "../../src/index.ts";
import { serveStdio } from "../../src/node/index.ts";
import { modern } from "../raw-client.ts";

const greeter = defineServer({
  name: "greeter",
  version: "1",
  tools: { greet: tool({ run: () => "Hello" }) },
});

function startPipes() {
  const input = new PassThrough();
  const output = new PassThrough();
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  return {
    input,
    output,
    send: (message: object) => input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`),
    receive: async () => JSON.parse((await lines.next()).value),
  };
}

test.each([
  ["a definition", greeter],
  ["a server", createServer(greeter)],
])("serves %s on a pair of streams until the input ends", async (_what, served) => {
  const { input, output, send, receive } = startPipes();
  const handle = await serveStdio(served, { input, output });

  send({ id: "a", method: "tools/call", params: { name: "greet", ...modern() } });
  expect(await receive()).toMatchObject({ id: "a", result: { content: [{ text: "Hello" }] } });
  input.write("this is no message\n");
  expect(await receive()).toEqual({
    jsonrpc: "2.0",
    error: { code: -32700, message: "Message is not JSON" },
  });
  input.end();

  await handle.closed;
});

test("gives the server of a definition its options", async () => {
  const fragile = defineServer({
    name: "fragile",
    version: "1",
    tools: {
      break: tool({
        run: () => {
          throw new TypeError("No database");
        },
      }),
    },
  });
  const { input, output, send, receive } = startPipes();
  const events: ServerEvent[] = [];
  const onEvent = (event: ServerEvent) => events.push(event);
  const handle = await serveStdio(fragile, { input, output, expose: true, onEvent });

  send({ id: 1, method: "tools/call", params: { name: "break", ...modern() } });

  expect(await receive()).toMatchObject({ result: { content: [{ text: "No database" }] } });
  expect(events).toMatchObject([{ type: "request.failed", method: "tools/call" }]);
  handle.close();
});

test("closes its wire when asked to, and leaves the server", async () => {
  const { input, output } = startPipes();
  const server = createServer(greeter);
  const handle = await serveStdio(server, { input, output });

  handle.close();

  await handle.closed;
  expect(server.counts.connections).toBe(0);
});

test("refuses at once to drain for a time that is none", async () => {
  const { input, output } = startPipes();

  await expect(
    serveStdio(greeter, { input, output, drainOnSignal: { timeout: Number.NaN } }),
  ).rejects.toThrow("Option drainOnSignal.timeout must be a number of ms from 0 on, not NaN");
});
