import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { type Dev, startDev } from "../dev/start-dev.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";
import type { Stage } from "../stage.ts";

/** In `pnpm dev` everything is inspected, also what lives in the page, and people go from one page to the other and back. */
export function inspectedDev({ browser }: Stage): readonly Check[] {
  return SCENES.map(({ title, play }) => ({
    title: `in pnpm dev ${title}`,
    async run() {
      await using dev = await startDev();
      await using context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      const page = await context.newPage();
      await play({ dev, context, page });
    },
  }));
}

/** `pnpm dev`, and a tab of the playground. */
interface Watched {
  readonly dev: Dev;
  readonly context: BrowserContext;
  readonly page: Page;
}

const SCENES: readonly {
  readonly title: string;
  readonly play: (watched: Watched) => Promise<void>;
}[] = [
  { title: "a call is in the inspector with both its ends, and links lead both ways", play: links },
  { title: "the servers in workers of the page are in the inspector too", play: workers },
  { title: "a link to a call survives a reload, and says when the call is gone", play: reload },
  { title: "what is inspected is driven from the inspector, page and server alike", play: drive },
];

const ITEM = "test_simple_text";

async function links({ dev, context, page }: Watched): Promise<void> {
  await page.goto(`${dev.playground}${serverAt(dev.everythingHttp, { item: ITEM })}`);
  await callTool(page);
  await outcome(page, "completed");
  await callTool(page);
  await page.getByText("Call #2").waitFor();
  const inspector = await opened(context, () =>
    page.getByRole("button", { name: "Inspect call #1" }).click(),
  );
  await seesBothEnds(inspector, ITEM);
  await shoot(inspector, "inspected-dev");
  await leadsBack({ context, page, inspector });
  const connection = await opened(context, () =>
    page.getByRole("link", { name: "Inspect", exact: true }).click(),
  );
  await connection.getByRole("heading", { name: /^Connection of/ }).waitFor();
  const url = await page.getByRole("link", { name: "Inspector" }).getAttribute("href");
  assert.equal(url, dev.inspector);
}

async function workers({ dev, context, page }: Watched): Promise<void> {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("websocket", (socket) => urls.push(socket.url()));
  await page.goto(`${dev.playground}${serverAt("page:pocket", { item: "add" })}`);
  await callTool(page);
  await outcome(page, "completed");
  const inspector = await opened(context, () =>
    page.getByRole("button", { name: "Inspect", exact: true }).click(),
  );
  await seesBothEnds(inspector, "add");
  await inspector.getByText(/^playground servers · Chrome/).waitFor();
  await shoot(inspector, "inspected-worker");
  const { host } = new URL(dev.inspector);
  // Tokens are in a subprotocol and in a message to the worker, and in no URL.
  const atHub = urls.filter((url) => new URL(url).host === host);
  assert.deepEqual([...new Set(atHub)], [`ws://${host}/hub`]);
}

async function reload({ dev, context, page }: Watched): Promise<void> {
  await page.goto(`${dev.playground}${serverAt("page:pocket", { item: "add" })}`);
  await callTool(page);
  await outcome(page, "completed");
  const inspector = await opened(context, () =>
    page.getByRole("button", { name: "Inspect", exact: true }).click(),
  );
  const back = inspector.getByRole("link", { name: "Where it was made" });
  await page.reload();
  await page.goto(`${new URL("#/start", page.url())}`);
  const asked = await opened(context, () => back.click());
  await asked.getByText("The call is shown in the tab that made it").waitFor();
  await page.getByText("Call #1, before the page was loaded anew").waitFor();
  await page.getByText('{"sum":42}').first().waitFor();
  await shoot(page, "call-after-reload");
  await page.getByRole("button", { name: "Clear" }).click();
  const refused = await opened(context, () => back.click());
  await refused.getByText("The playground no longer has this call").waitFor();
  await shoot(refused, "call-gone");
}

async function drive({ dev, context, page }: Watched): Promise<void> {
  await page.goto(`${dev.playground}${serverAt("page:pocket", { item: "add" })}`);
  await page.getByText("ready", { exact: true }).first().waitFor();
  const inspector = await context.newPage();
  await inspector.goto(`${dev.inspector}&panel=chaos`);
  const client = inspector.getByRole("group", { name: /→ page:pocket$/ });
  await client.locator("summary").click();
  await client.getByRole("button", { name: "Next sent" }).click();
  await callTool(page);
  await outcome(page, "pending");
  await client.getByRole("button", { name: "Drop the wire" }).click();
  await outcome(page, "completed");
  await page.getByText("sent 2 times").first().waitFor();
  const server = inspector.getByRole("group", { name: "pocket", exact: true });
  await server.locator("summary").click();
  await server.getByRole("spinbutton", { name: "Hold every message for" }).fill("60000");
  await server.getByRole("button", { name: "Hold", exact: true }).click();
  await inspector.getByText("pocket: 60000 ms late").waitFor();
  await callTool(page);
  await outcome(page, "pending");
  await shoot(inspector, "chaos");
  await server.getByRole("button", { name: "Drop the wire of every client" }).click();
  await page.getByText("reconnecting", { exact: true }).first().waitFor();
}

async function seesBothEnds(inspector: Page, item: string): Promise<void> {
  await inspector.getByRole("heading", { name: `tools/call ${item}` }).waitFor();
  await inspector.getByText("mcp-actors-playground › call").waitFor();
  // Seen from the other end it is what that served.
  await inspector.getByText("inboundRequest", { exact: true }).click();
  await inspector.getByText("answered", { exact: true }).first().waitFor();
}

/** Whatever the tab has moved on to, it shows the call that the link is of. */
async function leadsBack({
  context,
  page,
  inspector,
}: {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly inspector: Page;
}): Promise<void> {
  await page.goto(`${new URL("#/start", page.url())}`);
  const link = inspector.getByRole("link", { name: "Where it was made" });
  await opened(context, () => link.click());
  await page.getByText("Call #1", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Inspect", exact: true }).waitFor();
}

/** The page that a deed opens. */
async function opened(context: BrowserContext, deed: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), deed()]);
  return page;
}
