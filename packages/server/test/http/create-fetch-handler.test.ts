import { expect, test } from "vitest";
import { createServer } from "../../src/create-server.ts";
import { createFetchHandler } from "../../src/http/create-fetch-handler.ts";
import { modernParts } from "./raw-http.ts";
import { workshop } from "./workshop.ts";

test.each([
  ["an address", [{ address: "192.0.2.1" }], "192.0.2.1"],
  ["something else by that name, as Bun does", [{ address: { port: 80 } }], undefined],
  ["nothing", [], undefined],
])("a host may hand on %s", async (_what, rest, known) => {
  const addresses: unknown[] = [];
  const server = createServer(workshop().definition, {
    middleware: [
      (request, next) => {
        addresses.push(request.facts.address);
        return next(request);
      },
    ],
  });
  const handler = createFetchHandler(server);
  const { headers, params } = modernParts("tools/list");
  const request = new Request("https://example.com/", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" } as Record<string, string>,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params }),
  });
  const { status } = await Reflect.apply(handler, undefined, [request, ...rest]);

  expect(status).toBe(200);
  expect(addresses).toEqual([known]);
  server.close();
});
