import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import { type Live, openLive } from "../inspector/open-live.ts";
import type { Stage } from "../stage.ts";

/** A client and a server in two processes, on the inspector's page while they run. */
export function inspectorLive({ browser }: Stage): readonly Check[] {
  const check = (title: string, work: (live: Live) => Promise<void>): Check => ({
    title: `the inspector's page ${title}, live`,
    run: () => openLive(browser, work),
  });
  return [
    check("shows two processes, and calls over their connection", calls),
    check("answers what a server asks", answers),
    check("refuses an answer that the form does not take, and declines", declines),
    check("shows all of a text that was cut", showsWhole),
    check("goes on when the hub was started anew", goesOn),
    check("shows one who comes late the same", comesLate),
    check("says that a process ended", ends),
    check("cancels a call that it made", cancelsOwn),
    check("makes what was recorded again, and compares it", makesAgain),
    check("stands still while the hub is away, and says so", standsStill),
  ];
}

async function calls({ page }: Live): Promise<void> {
  await page.getByText("2 peers").waitFor();
  await page.getByRole("button", { name: "Call tool…" }).click();
  // What can be called is known from a list that was seen.
  await page.getByRole("button", { name: "List them" }).click();
  await page.getByLabel("Tool").selectOption("greet");
  await page.getByRole("textbox", { name: "name", exact: true }).fill("Ada");
  await page.getByRole("button", { name: "Call", exact: true }).click();
  await page.getByText("Hello, Ada").first().waitFor();
  await requestRow(page, "greet").waitFor();
}

async function cancelsOwn({ page }: Live): Promise<void> {
  await page.getByText("2 peers").waitFor();
  await page.getByRole("button", { name: "Call tool…" }).click();
  await page.getByRole("button", { name: "List them" }).click();
  await page.getByLabel("Tool").selectOption("stay");
  await page.getByRole("button", { name: "Call", exact: true }).click();
  await page.locator('.request-label[title*="progressing"]').waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.locator('.request-label[title*="cancelled"]').waitFor();
}

async function answers({ page, client }: Live): Promise<void> {
  const call = client.callTool("book");
  await page.getByRole("button", { name: "1 question" }).click();
  await page
    .getByRole("textbox", { name: "people" })
    .or(page.getByRole("spinbutton", { name: "people" }))
    .fill("4");
  await page.getByRole("button", { name: "Accept" }).click();
  assert.deepEqual((await call).content, [{ type: "text", text: "a table for 4" }]);
  await page.getByText("Nothing is asked").waitFor();
}

async function declines({ page, client }: Live): Promise<void> {
  const call = client.callTool("book");
  await page.getByRole("button", { name: "1 question" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.locator(".question-card .error").first().waitFor();
  await page.getByRole("button", { name: "Decline" }).click();
  assert.equal((await call).isError, true);
}

async function showsWhole({ page, client }: Live): Promise<void> {
  await page.getByText("2 peers").waitFor();
  await client.callTool("tell");
  await requestRow(page, "tell").click();
  await page.getByRole("tab", { name: /Messages/ }).click();
  assert.equal(await page.getByText("The end.").count(), 0);
  await page.getByRole("button", { name: "show the whole" }).first().click();
  await page.getByText("The end.").waitFor();
}

async function goesOn(live: Live): Promise<void> {
  const { page, client } = live;
  await client.callTool("greet", { name: "one" });
  await requestRow(page, "greet").waitFor();
  await (await live.stopHub())();
  await client.callTool("greet", { name: "two" });
  await page.locator(".pill[data-state=live]").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".request-label").length >= 3);
  await comesTo(2, () => page.locator(".request-label", { hasText: "greet" }).count());
  await page.getByText("2 peers").waitFor();
}

async function comesLate(live: Live): Promise<void> {
  const { page, client } = live;
  for (let call = 0; call < 200; call += 1) await client.callTool("greet", { name: "all" });
  await client.callTool("tell");
  // What came before the last call has come once that has.
  await requestRow(page, "tell").waitFor();
  // The opening and the calls, each at both of its ends and one row.
  await comesTo("202", () => many(page));
  const late = await live.comeLate();
  await requestRow(late, "tell").waitFor();
  await comesTo("202", () => many(late));
}

async function makesAgain({ page, client }: Live): Promise<void> {
  await client.callTool("greet", { name: "Ada" });
  await requestRow(page, "greet").waitFor();
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Make again" }).click();
  await page.getByText("1 same").waitFor();
  await page.locator(".many", { hasText: /^3$/ }).waitFor();
}

async function standsStill({ page, client, stopHub }: Live): Promise<void> {
  const own = new AbortController();
  const call = client.callTool("stay", {}, { signal: own.signal });
  await requestRow(page, "stay").click();
  const elapsed = page.locator(".figure", { hasText: "Elapsed" }).locator("b");
  await elapsed.waitFor();
  const startHub = await stopHub();
  await page.locator(".pill[data-state=waiting]", { hasText: "hub is away" }).waitFor();
  const before = await elapsed.textContent();
  await frames(page, 30);
  assert.equal(await elapsed.textContent(), before);
  await startHub();
  await page.locator(".pill[data-state=live]").waitFor();
  await page.waitForFunction(
    (text) => document.querySelector(".figure:nth-child(2) b")?.textContent !== text,
    before,
  );
  own.abort();
  await call.catch(() => {});
}

/** Lets the page draw so many times. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

async function ends({ page, client }: Live): Promise<void> {
  await page.getByText("2 peers").waitFor();
  await client.close();
  await page.getByText("0 peers").waitFor();
  await page.locator(".tree-row[data-over=true]", { hasText: "session" }).waitFor();
}

function requestRow(page: Page, tool: string) {
  return page.locator(".request-label", { hasText: tool }).first();
}

/** How many requests the page lists. */
function many(page: Page): Promise<string | null> {
  return page.locator(".many").textContent();
}
