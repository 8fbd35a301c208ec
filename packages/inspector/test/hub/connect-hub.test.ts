import { connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { type ConnectHubOptions, connectHub } from "../../src/browser/index.ts";
import type { DriveCommand } from "../../src/hub/index.ts";
import { createInspector } from "../../src/index.ts";
import { openHub } from "./running.ts";
import { type Talker, watchHub } from "./talker.ts";

const server = defineServer({
  name: "greeter",
  version: "1.0.0",
  tools: { greet: tool({ run: () => "hello" }) },
});

/** The lines that come until one holds some words. */
async function linesUntil(viewer: Talker, words: string): Promise<readonly string[]> {
  const lines: string[] = [];
  while (!lines.some((line) => line.includes(words))) {
    lines.push(...(await viewer.next("records")).lines);
  }
  return lines;
}

test("an inspector of a page is seen over the platform's WebSocket, until it leaves", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  const inspector = createInspector({ title: "page" });
  inspector.mark("before");

  const { leave } = connectHub(inspector, hub.producerUrl);
  const lines = await linesUntil(viewer, '"before"');
  leave();

  await hub.hub.unattended();
  expect(lines[0]).toContain('"title":"page"');
});

/** A client of a page, and a viewer that drives it. */
async function openPage(control: boolean, options: ConnectHubOptions = {}) {
  const hub = await openHub({ control });
  const inspector = createInspector({
    title: "page",
    redact: (value) => JSON.parse(JSON.stringify(value).replaceAll("hello", "hidden")),
  });
  const { leave } = connectHub(inspector, hub.producerUrl, options);
  const client = await connect(server, { inspect: inspector });
  const driver = await watchHub(hub, hub.tokens.drive);
  return {
    driver,
    async drive(command: DriveCommand) {
      driver.say({ type: "drive", id: 1, target: `${inspector.process}.1`, command });
      return (await driver.next("driven")).message;
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      leave();
      await driver[Symbol.asyncDispose]();
      await hub.close();
    },
  };
}

const call = {
  do: "call",
  method: "tools/call",
  params: { name: "greet", arguments: {} },
} as const;

test("a client of a page is driven where the hub lets viewers, and what it gives is redacted as all is", async () => {
  await using page = await openPage(true);
  await expect
    .poll(async () => (await page.driver.next("targets")).message.targets)
    .toEqual([expect.objectContaining({ role: "client" })]);

  const { result } = await page.drive(call);

  expect(result).toMatchObject({ content: [{ type: "text", text: "hidden" }] });
});

test.each<[string, boolean, ConnectHubOptions, string]>([
  ["whose hub lets nobody drive", false, {}, "This viewer may only look"],
  ["that lets nobody drive it", true, { control: false }, "Nothing can be driven"],
])("a client of a page %s is not driven", async (_which, control, options, problem) => {
  await using page = await openPage(control, options);

  expect((await page.drive(call)).error).toContain(problem);
});

test("a worker that a page invites is seen with the page as its parent", async () => {
  await using hub = await openHub();
  await using viewer = await watchHub(hub);
  const page = createInspector({ title: "page" });
  const { invite, leave } = connectHub(page, hub.producerUrl);
  const { url, parent } = invite();
  const worker = createInspector({ title: "worker", parent });

  const connection = connectHub(worker, url);
  const lines = await linesUntil(viewer, '"title":"worker"');

  expect(lines.find((line) => line.includes('"worker"'))).toContain(`"parent":"${page.process}"`);
  expect(new URL(url).search).toBe("");
  expect(url).not.toContain(hub.tokens.write);
  connection.leave();
  leave();
  await hub.hub.unattended();
});

test("the token of a worker writes and does nothing else, and ends with its page", async () => {
  await using hub = await openHub({ control: true });
  const { invite, leave } = connectHub(createInspector(), hub.producerUrl);
  const token = new URL(invite().url).hash.slice(1);
  await expect.poll(() => roleOf(hub, token)).toBe("producer");

  leave();

  await expect.poll(() => roleOf(hub, token)).toBe("refused");
});

/** What a hub takes whoever has a token for: nobody who says that it looks is let in with one that writes. */
async function roleOf(hub: Parameters<typeof watchHub>[0], token: string): Promise<string> {
  try {
    await using viewer = await watchHub(hub, token);
    return await viewer.next("welcome").then(
      () => "viewer",
      () => "producer",
    );
  } catch {
    return "refused";
  }
}
