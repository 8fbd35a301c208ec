import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createInspector, type NodeInspectorOptions } from "../../src/node/create-inspector.ts";
import type { RuntimeEntry } from "../../src/node/runtime-file.ts";
import { Place } from "./place.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

/** An inspector of a test, that leaves at the end of its scope. */
function openInspector(options: NodeInspectorOptions) {
  const told: string[] = [];
  const inspector = createInspector({ tell: (line) => told.push(line), ...options });
  return { inspector, told, [Symbol.asyncDispose]: () => inspector.leave() };
}

const end = { role: "client", name: "app" };

test("an inspector starts the hub, and says where the page is in one line", async () => {
  using place = new Place();
  await using opened = openInspector({ env: place.env, hub: { port: 0 } });

  await expect.poll(() => opened.told.length).toBe(1);

  expect(opened.told[0]).toMatch(/^Inspector: http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{22}$/);
});

test("a second inspector is seen beside the first", async () => {
  using place = new Place();
  await using first = openInspector({ env: place.env, hub: { port: 0 } });
  await expect.poll(() => first.told.length).toBe(1);
  await using second = openInspector({ env: place.env, hub: { port: 0 } });
  await expect.poll(() => second.told.length).toBe(1);
  first.inspector.mark("one");
  second.inspector.mark("other");

  const { port, tokens } = JSON.parse(readFileSync(place.file, "utf8")) as RuntimeEntry;
  await using viewer = await watchHub({ port, tokens });
  const seen: string[] = [];
  while (
    !seen.some((line) => line.includes('"one"')) ||
    !seen.some((line) => line.includes('"other"'))
  ) {
    seen.push(...(await viewer.next("records")).lines);
  }

  expect(second.told).toEqual(first.told);
});

test("live in production is refused, and the inspector is off", () => {
  using place = new Place();
  const told: string[] = [];
  const env = { ...place.env, NODE_ENV: "production" };

  const inspector = createInspector({ env, tell: (line) => told.push(line) });

  expect(inspector.mode).toBe("off");
  expect(told).toEqual([expect.stringContaining("off in production")]);
});

test("live in production is let be where that is said", async () => {
  using place = new Place();
  const env = { ...place.env, NODE_ENV: "production" };
  await using opened = openInspector({ env, production: true, hub: { port: 0 } });

  expect(opened.inspector.mode).toBe("live");
  await expect.poll(() => opened.told.length).toBe(1);
});

test.each(["off", "flight"])("%s starts no hub", (inspect) => {
  using place = new Place();
  const told: string[] = [];

  const inspector = createInspector({ env: place.env, inspect, tell: (line) => told.push(line) });

  expect(inspector.mode).toBe(inspect);
  expect(told).toEqual([]);
  expect(() => readFileSync(place.file)).toThrow();
  void inspector.leave();
});

test.each(["on", "ws://127.0.0.1:1/hub", "http://127.0.0.1:1/hub#t", "wss://x/#t"])(
  "%s says nothing that is known, and is not repeated",
  (inspect) => {
    using place = new Place();

    expect(() => createInspector({ env: place.env, inspect })).toThrow(/must be off, flight, live/);
    expect(() => createInspector({ env: place.env, inspect })).not.toThrow(inspect);
  },
);

test("an inspector that is given a URL is with that hub, and says nothing", async () => {
  await using hub = await openHub();
  await using opened = openInspector({ inspect: hub.producerUrl, env: {} });
  await using viewer = await watchHub(hub);

  opened.inspector.mark("here");

  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"here"'))) {
    lines.push(...(await viewer.next("records")).lines);
  }
  expect(lines[0]).toContain('"kind":"head"');
  expect(opened.told).toEqual([]);
});

test("a hub that comes again is told what stands", async () => {
  const first = await openHub();
  const { port, tokens } = first;
  await using opened = openInspector({ inspect: first.producerUrl, env: {} });
  opened.inspector.attach(end);
  await using early = await watchHub(first);
  await early.next("records");
  await first.close();
  opened.inspector.mark("meanwhile");

  await using second = await openHub({ port, tokens });
  await using late = await watchHub(second);
  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"meanwhile"'))) {
    lines.push(...(await late.next("records")).lines);
  }

  expect(lines[0]).toContain('"kind":"head"');
  expect(lines.filter((line) => line.includes('"kind":"peer"'))).toHaveLength(1);
});

test("a child is told where the hub is, with a token of its own that the hub takes", async () => {
  await using hub = await openHub();
  await using opened = openInspector({ inspect: hub.producerUrl, env: {} });
  const spawned = opened.inspector.attach(end).spawned?.() ?? {};
  const address = spawned["MCP_ACTORS_INSPECT"] ?? "";

  await using child = openInspector({ inspect: address, env: spawned });
  await using viewer = await watchHub(hub);
  child.inspector.mark("child");
  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"child"'))) {
    lines.push(...(await viewer.next("records")).lines);
  }

  expect(address).not.toContain(hub.tokens.write);
  expect(lines.join("\n")).toContain(`"parent":"${opened.inspector.process}"`);
});

test("a child that is started before the hub finds it where its parent does", async () => {
  using place = new Place();
  await using opened = openInspector({ env: place.env, hub: { port: 0 } });

  const spawned = opened.inspector.attach(end).spawned?.() ?? {};

  expect(spawned["MCP_ACTORS_INSPECT"]).toMatch(/^file:\/\/.*inspector\.json#[\w-]{22}$/);
  await using child = openInspector({ env: spawned });
  await expect.poll(() => opened.told.length).toBe(1);
  const { port, tokens } = JSON.parse(readFileSync(place.file, "utf8")) as RuntimeEntry;
  await using viewer = await watchHub({ port, tokens });
  child.inspector.mark("child");
  const lines: string[] = [];
  while (!lines.some((line) => line.includes('"child"'))) {
    lines.push(...(await viewer.next("records")).lines);
  }
});

test("an inspector that waits for an end starts nothing before there is one", async () => {
  using place = new Place();
  await using opened = openInspector({ env: place.env, hub: { port: 0 }, join: "first end" });

  expect(() => readFileSync(place.file)).toThrow();
  opened.inspector.attach(end);

  await expect.poll(() => opened.told.length).toBe(1);
});
