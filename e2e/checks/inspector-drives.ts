import assert from "node:assert/strict";
import { type Client, connect } from "@mcp-actors/client";
import { createInspector } from "@mcp-actors/inspector/node";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { VirtualClock } from "@mcp-actors/testing";
import type { Locator, Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { type Live, openLive } from "../inspector/open-live.ts";
import type { Stage } from "../stage.ts";

/** What the page does to real processes, sessions, actors and clocks, and what comes of it. */
export function inspectorDrives({ browser }: Stage): readonly Check[] {
  const check = (title: string, work: (live: Live) => Promise<void>): Check => ({
    title: `the inspector's page ${title}`,
    run: () => openLive(browser, work),
  });
  return [
    check("kills the process of a server, and shows how its client recovers", kills),
    check("has a server forget its sessions over HTTP, and the client opens another", expires),
    check("injects an event that the state of an actor takes", injects),
    check("jumps a clock that is virtual, and says why it jumps no other", jumps),
  ];
}

const stay = tool({ run: () => new Promise<string>(() => {}) });
const greet = tool({ run: () => "hello" });
const definition = defineServer({ name: "lab", version: "1.0.0", tools: { stay, greet } });

async function kills({ page, client }: Live): Promise<void> {
  const call = client.callTool("stay").then(String, String);
  const card = await chaosOf(page, /^\S+ → .*live-server/);
  await card.getByRole("button", { name: "Kill the process" }).click();
  await page.getByText("its server is killed").waitFor();
  const recovery = card.getByRole("region", { name: "Recovery" });
  await recovery
    .getByText(/^reconnecting/)
    .first()
    .waitFor();
  await recovery.getByText("ready", { exact: true }).nth(1).waitFor();
  assert.match(await call, /SIGKILL/);
  assert.equal(await greeted(client, { name: "Ada" }), "Hello, Ada");
}

async function expires({ page, hub }: Live): Promise<void> {
  const inspector = createInspector({ inspect: hub.producerUrl, env: {}, title: "shop" });
  const serving = await serveHttp(createServer(definition, { inspect: inspector }));
  const sessions: number[] = [];
  const client = await connect(serving.url, {
    era: "2025-11-25",
    onEvent: (event) => {
      if (event.type === "session.opened") sessions.push(event.sessions);
    },
  });
  const card = await chaosOf(page, "lab");
  await card.getByRole("button", { name: "Expire every session" }).click();
  await page.getByText("1 session is forgotten").waitFor();
  assert.equal(await greeted(client), "hello");
  assert.equal(sessions.length, 2);
  await client.close();
  await serving.close();
  await inspector.leave();
}

async function injects({ page, client }: Live): Promise<void> {
  const call = client.callTool("stay");
  const card = await chaosOf(page, /^\S+ → .*live-server/);
  await card.getByLabel("Actor").selectOption({ label: await labelOf(card, "tools/call stay") });
  await card.getByLabel("Event").selectOption("result.received");
  const result = { content: [{ type: "text", text: "from the page" }] };
  await card.getByLabel("What it carries, as JSON").fill(JSON.stringify({ result }));
  await card.getByRole("button", { name: "Inject" }).click();
  await card.getByText(/took result.received, and is done$/).waitFor();
  assert.deepEqual((await call).content, result.content);
  await page.locator('.request-label[title*="completed"]', { hasText: "stay" }).waitFor();
}

async function jumps({ page, hub }: Live): Promise<void> {
  const inspector = createInspector({ inspect: hub.producerUrl, env: {}, title: "test" });
  const options = { inspect: inspector, clock: new VirtualClock(), liveness: false } as const;
  const client = await connect(definition, {
    ...options,
    client: { name: "still", version: "1.0.0" },
  });
  const call = client.callTool("stay", {}, { timeout: 900_000 }).then(String, String);
  const moving = await chaosOf(page, /^\S+ → .*live-server/);
  assert.equal(await moving.getByRole("button", { name: "Jump" }).isDisabled(), true);
  await moving.getByText("the clock of the system").waitFor();
  const card = await chaosOf(page, /^still/);
  await card.getByRole("spinbutton", { name: "By" }).fill("900000");
  await card.getByRole("button", { name: "Jump" }).click();
  await page.getByText("its clock is at 900000 ms").waitFor();
  assert.match(await call, /900000|timed out/i);
  await page.locator('.request-label[title*="timed out"]', { hasText: "stay" }).waitFor();
  await client.close();
  await inspector.leave();
}

/** The card of an end among the troubles, opened. */
async function chaosOf(page: Page, name: string | RegExp): Promise<Locator> {
  await page.getByRole("button", { name: "Chaos" }).click();
  const card = page.getByRole("group", { name, exact: true }).first();
  await card.waitFor();
  if ((await card.getAttribute("open")) === null) await card.locator("summary").click();
  return card;
}

/** The whole label of the actor whose label begins so. */
async function labelOf(card: Locator, part: string): Promise<string> {
  const option = card.getByLabel("Actor").locator("option", { hasText: part });
  await option.waitFor({ state: "attached" });
  return (await option.textContent()) ?? "";
}

/** What a client is told by the tool that greets. */
async function greeted(client: Client, args: { readonly name?: string } = {}): Promise<unknown> {
  const { content } = await client.callTool("greet", args);
  const [first] = content;
  return first?.type === "text" ? first.text : undefined;
}
