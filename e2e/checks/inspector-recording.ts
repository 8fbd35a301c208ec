import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import { openRecording } from "../inspector/open-recording.ts";
import { CALLS } from "../inspector/record-calls.ts";
import type { Stage } from "../stage.ts";

/** A recording of 1,000 calls between two processes, on the inspector's page. */
export function inspectorRecording({ browser }: Stage, recording: string): readonly Check[] {
  const check = (title: string, work: (page: Page) => Promise<void>): Check => ({
    title: `the inspector's page ${title}`,
    run: () => openRecording(browser, { recording }, work),
  });
  return [
    check("counts what happened", counts),
    check("lists every call once, and what it asked under it", lists),
    check("shows the statechart of a call, and both its ends", charts),
    check("filters requests and messages", filters),
    check("says what is wrong with a filter", complains),
    check("travels in time", travels),
    check("gives back what it read", exports),
    check("is led by its address to a request and a step", links),
  ];
}

async function counts(page: Page): Promise<void> {
  await page.keyboard.press("h");
  const health = page.locator(".view");
  const figure = (label: string) =>
    health.locator(".counter", { hasText: label }).first().locator(".value").textContent();
  // Each end counts what it made and what it served: these are told by the client alone.
  await comesTo(String(CALLS.timedOut), () => figure("Timed out"));
  await comesTo("0", () => figure("In flight"));
  const calls = health.locator("tr", { hasText: "tools/call" }).locator("td");
  await comesTo(CALLS.all.toLocaleString("en"), () => calls.nth(1).textContent());
}

async function lists(page: Page): Promise<void> {
  // The calls, the questions in them, `initialize` and `tools/list`.
  await comesTo(CALLS.all + CALLS.asked + 2, () => many(page));
  await filter(page, "tool:ask");
  await filter(page, "method:elicitation/create");
  await comesTo(CALLS.asked, () => many(page));
}

async function charts(page: Page): Promise<void> {
  await filter(page, "status:timedOut");
  await page.keyboard.press("Escape");
  await page.locator(".request-label").first().click();
  await page.locator(".chart .active.leaf .name", { hasText: /^timedOut$/ }).waitFor();
  await page.getByRole("button", { name: "inboundRequest" }).click();
  await page.locator(".chart .active.leaf .name", { hasText: "cancelled" }).waitFor();
}

async function filters(page: Page): Promise<void> {
  const rows: readonly (readonly [string, number])[] = [
    ["status:timedOut", CALLS.timedOut],
    ["status:cancelled", CALLS.cancelled],
    ["status:failed -status:completed", CALLS.failed],
    ["tool:fail", CALLS.isError],
    ["tool:stay,ask", CALLS.timedOut + CALLS.cancelled + CALLS.asked],
    ["dir:in", 0],
    ["dur>15ms status:timedOut", CALLS.timedOut],
    ['text:"done 999"', 1],
  ];
  for (const [text, count] of rows) {
    await filter(page, text);
    await comesTo([text, count], async () => [text, await many(page)]);
  }
}

async function complains(page: Page): Promise<void> {
  await page.locator("#filter").fill("colour:red");
  await page.getByText("There is no field colour").waitFor();
}

async function travels(page: Page): Promise<void> {
  const place = page.locator(".place");
  await page.locator(".density").click({ position: { x: 300, y: 10 } });
  await page.waitForFunction(
    () => !/step ([\d,]+) \/ \1 /.test(document.querySelector(".place")?.textContent ?? ""),
  );
  const before = await place.textContent();
  await comesTo(true, async () => (await many(page)) < CALLS.all);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    (text) => document.querySelector(".place")?.textContent !== text,
    before,
  );
  await page.keyboard.press("g");
  await page
    .locator(".many", { hasText: (CALLS.all + CALLS.asked + 2).toLocaleString("en") })
    .waitFor();
}

async function exports(page: Page): Promise<void> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export .jsonl" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const said = await page.locator(".pill").nth(1).textContent();
  assert.equal(`${(text.split("\n").length - 1).toLocaleString("en")} records`, said?.trim());
}

async function links(page: Page): Promise<void> {
  await page.locator(".request-label").nth(5).click();
  await page.keyboard.press("Space");
  await page.waitForFunction(() => /^#request=.+&step=\d+$/.test(location.hash));
}

async function filter(page: Page, text: string): Promise<void> {
  await page.locator("#filter").fill(text);
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>(".many")?.dataset["filter"] === wanted,
    text,
  );
}

async function many(page: Page): Promise<number> {
  return Number((await page.locator(".many").textContent())?.replaceAll(",", ""));
}
