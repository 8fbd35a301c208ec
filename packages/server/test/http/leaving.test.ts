import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { describe, expect, test } from "vitest";
import { createFetchHandler } from "../../src/http/create-fetch-handler.ts";
import { NodeExchange } from "../../src/node/node-exchange.ts";
import { HOSTS } from "./hosts.ts";
import { ask, JSON_TYPES, modernParts } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

describe.each(HOSTS)("a client without session, through %s", (_name, start) => {
  test("cancels by leaving", async () => {
    const { definition, begun, stopped, gate } = workshop();
    await using own = await start(definition);
    const params = { name: "wait", _meta: { progressToken: 1 } };
    const reply = await ask(own.url, "tools/call", { params });
    await begun;

    reply.leave();

    await stopped;
    gate.open();
  });

  test("cancels by leaving before anything was said", async () => {
    const { definition, begun, stopped, gate } = workshop();
    await using own = await start(definition);
    const { params, headers } = modernParts("tools/call", { name: "quietly" });
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const leaving = new AbortController();
    const fetching = fetch(own.url, {
      method: "POST",
      headers: { ...JSON_TYPES, ...headers },
      body,
      signal: leaving.signal,
    });
    await begun;

    leaving.abort();

    await expect(fetching).rejects.toThrow();
    await stopped;
    gate.open();
  });
});

test("a client that has left before it is served is served no more", async () => {
  const handle = createFetchHandler(workshop().definition);
  const { params, headers } = modernParts("subscriptions/listen", { notifications: {} });
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params });
  const request = new Request("http://localhost/mcp", {
    method: "POST",
    headers: { ...JSON_TYPES, ...headers },
    body,
    signal: AbortSignal.abort(),
  });
  void handle(request);
  await until(() => handle.server.counts.connections === 1);

  expect(handle.server.counts).toMatchObject({ streams: 0, listeners: 0 });
  handle.close();
});

test("an exchange of Node's tells that its client has left, also afterwards", async () => {
  const http = createHttpServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const socket = createConnection(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{");
  const [request, response] = await once(http, "request");
  const exchange = new NodeExchange(request, response);
  socket.destroy();
  await once(response, "close");
  let told = 0;
  exchange.onGone(() => {
    told += 1;
  });

  expect(told).toBe(1);
  expect(await exchange.read({ maxBytes: 10, timeout: 1000 })).toEqual({ problem: "gone" });
  http.close();
});
