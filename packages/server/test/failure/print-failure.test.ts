import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createServer, defineServer, resource, type ServerOptions, tool } from "../../src/index.ts";
import { modern, RawClient } from "../raw-client.ts";

const broken = new TypeError("No database at db.internal");

const fragile = defineServer({
  name: "fragile",
  version: "1",
  tools: {
    break: tool({
      run: () => {
        throw broken;
      },
    }),
    refuse: tool({ run: () => ({ content: [{ type: "text", text: "no" }], isError: true }) }),
  },
});

const library = defineServer({
  name: "fragile",
  version: "1",
  resources: {
    "note://{text}": resource({
      read: () => {
        throw broken;
      },
    }),
  },
});

const printed = vi.spyOn(console, "error").mockReturnValue();

beforeEach(() => printed.mockClear());
afterAll(() => printed.mockRestore());

async function callTool(name: string, options?: ServerOptions) {
  await using client = new RawClient(createServer(fragile, options));
  return JSON.stringify((await client.call(name, {}, modern())).result);
}

test("an unexpected error is printed with the reference that the client is told", async () => {
  const result = await callTool("break");

  const reference = /reference (\w{16})/.exec(result)?.[1];
  expect(reference).toBeDefined();
  expect(printed.mock.calls).toEqual([
    [`tools/call of "break" failed (reference ${reference}):`, broken],
  ]);
});

test("what a client asked for is printed as one line, whatever is in it", async () => {
  await using client = new RawClient(createServer(library));

  await client.request("resources/read", { uri: "note://a\nb", ...modern() } as never);

  expect(printed.mock.calls[0]?.[0]).toMatch(/^resources\/read of "note:\/\/a\\nb" failed/);
});

test("no more of a long name is printed than a log can bear", async () => {
  await using client = new RawClient(createServer(library));

  await client.request("resources/read", {
    uri: `note://${"a".repeat(5000)}`,
    ...modern(),
  } as never);

  expect(printed.mock.calls[0]?.[0]).toMatch(/^resources\/read of "note:\/\/a{193}" failed/);
});

test("a failure that the client is told of is not printed", async () => {
  await callTool("refuse");

  expect(printed).not.toHaveBeenCalled();
});

test("nothing is printed where somebody watches", async () => {
  await callTool("break", { onEvent: () => {} });

  expect(printed).not.toHaveBeenCalled();
});
