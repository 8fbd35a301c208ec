import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createNodeHandler, type NodeHandler } from "../../src/node/create-node-handler.ts";
import { JSON_TYPES, modernParts, send } from "../http/raw-http.ts";
import { until } from "../http/until.ts";
import { workshop } from "../http/workshop.ts";

const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
  },
});

/** Has somebody else's server hand its requests on. */
async function serveWith(toListener: (handler: NodeHandler) => RequestListener) {
  const handler = createNodeHandler(workshop().definition);
  const http = createServer(toListener(handler));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    handler,
    url: `http://127.0.0.1:${port}/anywhere`,
    async [Symbol.asyncDispose]() {
      handler.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

const post = (url: string) =>
  send(url, {
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: initialize,
  });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

test("answers what a server of somebody else's hands on, at any path", async () => {
  await using served = await serveWith((handler) => handler);

  const reply = await post(served.url);

  expect(reply.status).toBe(200);
  expect(served.handler.server.counts.sessions).toBe(1);
});

test.each<[string, (text: string) => unknown]>([
  ["a value", (text) => JSON.parse(text)],
  ["text", (text) => text],
  ["bytes", (text) => Buffer.from(text)],
])("takes a body that was read before, left as %s", async (_what, parse) => {
  await using served = await serveWith((handler) => async (request, response) => {
    const body = parse(await textOf(request));
    handler(Object.assign(request, { body }), response);
  });

  expect((await post(served.url)).status).toBe(200);
});

test("says of a body that was read before and thrown away that it was", async () => {
  await using served = await serveWith((handler) => async (request, response) => {
    await textOf(request);
    handler(request, response);
  });

  const reply = await post(served.url);

  expect(reply.status).toBe(500);
  expect(await reply.text()).toContain("Body was read by what stands before this server");
});

test("holds nothing for a client that left while its body was read", async () => {
  const leaving = new AbortController();
  await using served = await serveWith((handler) => async (request, response) => {
    const body = await textOf(request);
    leaving.abort();
    await once(response, "close");
    handler(Object.assign(request, { body }), response);
  });
  const { params, headers } = modernParts("subscriptions/listen", { notifications: {} });
  const asked = fetch(served.url, {
    method: "POST",
    headers: { ...JSON_TYPES, ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }),
    signal: leaving.signal,
  });

  await expect(asked).rejects.toThrow();

  const { server } = served.handler;
  await until(() => server.counts.connections === 1);
  expect(server.counts).toMatchObject({ streams: 0, listeners: 0 });
});

test("a close ends the sessions of the handler", async () => {
  await using served = await serveWith((handler) => handler);
  await post(served.url);

  served.handler.close();

  expect(served.handler.server.counts).toMatchObject({ sessions: 0, streams: 0, connections: 0 });
});
