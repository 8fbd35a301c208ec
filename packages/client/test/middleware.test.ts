import type { Middleware } from "@mcp-actors/machine";
import { memoryPair } from "@mcp-actors/transport";
import { finalize, map, of, tap } from "rxjs";
import { expect, test } from "vitest";
import { connect } from "../src/index.ts";
import { giveTool, newest, openViews, show } from "./live/showing.ts";
import { arrival, openClient } from "./open-client.ts";

test("stands between each request and the server, the first outermost", async () => {
  const seen: string[] = [];
  const named =
    (name: string): Middleware =>
    (exchange, next) => {
      seen.push(`${name} ${exchange.request.method}`);
      return next(exchange);
    };
  await using world = await openClient({ middleware: [named("outer"), named("inner")] });
  seen.length = 0;
  world.client.callTool("greet");
  await arrival();

  expect(seen).toEqual(["outer tools/call", "inner tools/call"]);
});

test("changes what is sent and what comes back, progress included", async () => {
  const heard: unknown[] = [];
  const shout: Middleware = ({ request, facts }, next) => {
    if (request.method !== "tools/call") return next({ request, facts });
    const louder = { ...request, params: { ...request.params, arguments: { text: "HI" } } };
    return next({ request: louder, facts }).pipe(
      tap((message) => heard.push("method" in message ? message.method : "answer")),
      map((message) =>
        "result" in message ? { ...message, result: { content: [], changed: true } } : message,
      ),
    );
  };
  await using world = await openClient({ middleware: [shout] });
  const call = world.client.callTool("echo", { text: "hi" });
  await arrival();
  const request = world.far.request();
  world.far.progress(request, 1);
  world.far.give(request, "HI");

  expect(await call).toEqual({ content: [], changed: true });
  expect(request.params).toMatchObject({ arguments: { text: "HI" } });
  expect(heard).toEqual(["notifications/progress", "answer"]);
});

test("answers by itself, and nothing is sent", async () => {
  const offline: Middleware = (exchange, next) =>
    exchange.request.method === "tools/call"
      ? of({ jsonrpc: "2.0", result: { content: [] } })
      : next(exchange);
  await using world = await openClient({ middleware: [offline] });

  expect(await world.client.callTool("greet")).toEqual({ content: [] });
  expect(world.far.requests).toEqual([]);
});

test.each<[string, Middleware, string]>([
  [
    "throws",
    () => {
      throw new Error("It is broken");
    },
    "It is broken",
  ],
  [
    "is async",
    (async () => {}) as never,
    "Middleware must return an Observable, as next(exchange) gives one, not a promise",
  ],
  [
    "returns nothing",
    (() => {}) as never,
    "Middleware must return an Observable, as next(exchange) gives one, not of type undefined",
  ],
])("that %s fails the connection, and nothing else", async (_what, middleware, message) => {
  const [channel] = memoryPair();

  await expect(connect({ channel }, { middleware: [middleware] })).rejects.toThrow(message);
});

test.each<[string, () => never, string]>([
  [
    "throws",
    () => {
      throw new Error("It is broken");
    },
    "It is broken",
  ],
  ["returns nothing", (() => {}) as never, "Middleware must return an Observable"],
])("that %s for one call fails that call", async (_what, broken, message) => {
  const middleware: Middleware = (exchange, next) =>
    exchange.request.params?.["name"] === "greet" ? broken() : next(exchange);
  await using world = await openClient({ middleware: [middleware] });

  await expect(world.client.callTool("greet")).rejects.toThrow(message);

  expect(world.client.state).toBe("ready");
  expect(world.client.counts.calls).toBe(0);
});

test("sees the stream of changes as well", async () => {
  const told: string[] = [];
  const listening: Middleware = (exchange, next) =>
    exchange.request.method === "subscriptions/listen"
      ? next(exchange).pipe(tap((message) => told.push("method" in message ? message.method : "")))
      : next(exchange);
  await using world = await openViews("2026-07-28", { middleware: [listening] });
  const { values } = show(world.client.tools$);
  await arrival();
  const stream = newest(world, "subscriptions/listen");
  world.far.acknowledge(stream);
  await arrival();
  await giveTool(world, "a");
  world.far.tell(stream, "notifications/tools/list_changed");
  await arrival();
  await giveTool(world, "b");

  expect(values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  expect(told).toEqual([
    "notifications/subscriptions/acknowledged",
    "notifications/tools/list_changed",
  ]);
});

test("fails without harm to the call where its stream does not end well", async () => {
  const problem = new Error("It cannot end");
  const broken: Middleware = (exchange, next) =>
    exchange.request.method === "tools/call"
      ? next(exchange).pipe(
          finalize(() => {
            throw problem;
          }),
        )
      : next(exchange);
  const failures: unknown[] = [];
  await using world = await openClient({
    middleware: [broken],
    onEvent: (event) => {
      if (event.type === "callback.failed") failures.push(event);
    },
  });
  const call = world.client.callTool("greet");
  await arrival();

  call.cancel("changed my mind");

  await expect(call).rejects.toMatchObject({ message: "changed my mind" });
  expect(failures).toMatchObject([{ callback: "middleware", error: { errors: [problem] } }]);
});
