import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { startDev } from "../dev/start-dev.ts";
import { callTool, outcome, serverAt } from "../playground/server-page.ts";
import { shoot } from "../playground/shoot.ts";
import type { Stage } from "../stage.ts";

/** In `pnpm dev`, a person goes from a call of the playground to the inspector, and back. */
export function inspectedDev({ browser }: Stage): Check {
  return {
    title: "in pnpm dev a call is in the inspector with both its ends, and links lead both ways",
    async run() {
      await using dev = await startDev();
      await using context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${dev.playground}${serverAt(dev.everythingHttp, { item: ITEM })}`);
      await callTool(page);
      await outcome(page, "completed");
      const inspector = await opened(context, () =>
        page.getByRole("button", { name: "Inspect" }).click(),
      );
      await seesBothEnds(inspector);
      await shoot(inspector, "inspected-dev");
      await leadsBack(context, { page, inspector });
      const url = await page.getByRole("link", { name: "Inspector" }).getAttribute("href");
      assert.equal(url, dev.inspector);
    },
  };
}

const ITEM = "test_simple_text";

async function seesBothEnds(inspector: Page): Promise<void> {
  await inspector.getByRole("heading", { name: `tools/call ${ITEM}` }).waitFor();
  await inspector.getByText("mcp-actors-playground › call").waitFor();
  // Seen from the other end it is what that served.
  await inspector.getByText("inboundRequest", { exact: true }).click();
  await inspector.getByText("answered", { exact: true }).first().waitFor();
}

/** Whatever the tab has moved on to, it shows the call that the link is of. */
async function leadsBack(
  context: BrowserContext,
  { page, inspector }: { readonly page: Page; readonly inspector: Page },
): Promise<void> {
  await page.goto(`${new URL("#/start", page.url())}`);
  const link = inspector.getByRole("link", { name: "Where it was made" });
  await opened(context, () => link.click());
  await page.getByText("Call #1").waitFor();
  await page.getByRole("button", { name: "Inspect" }).waitFor();
}

/** The page that a deed opens. */
async function opened(context: BrowserContext, deed: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), deed()]);
  return page;
}
