import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import { openRecording } from "../inspector/open-recording.ts";
import type { Stage } from "../stage.ts";

/** The inspector's page in the hands of somebody who has no mouse. */
export function inspectorKeys({ browser }: Stage, recording: string): readonly Check[] {
  const check = (title: string, work: (page: Page) => Promise<void>): Check => ({
    title: `on the inspector's page keys ${title}`,
    run: () => openRecording(browser, { recording }, work),
  });
  return [
    check("lead out of the filter", leaveFilter),
    check("lead through the tree of actors, and fold it", walkTree),
    check("lead from tab to tab, which keep the focus", walkTabs),
    check("enlarge a statechart, move it, and lead back", enlarge),
  ];
}

async function leaveFilter(page: Page): Promise<void> {
  const filter = page.getByRole("combobox", { name: "Filter" });
  await filter.focus();
  await page.getByRole("listbox", { name: "Ways to go on" }).waitFor();
  await page.keyboard.press("Tab");
  await comesTo(false, () => filter.evaluate((input) => input === document.activeElement));
  assert.equal(await filter.inputValue(), "");
}

async function walkTree(page: Page): Promise<void> {
  const tree = page.getByRole("tree", { name: "Actors" });
  await tree.focus();
  await page.keyboard.press("Home");
  const chosen = tree.getByRole("treeitem", { selected: true });
  await chosen.waitFor();
  const passed = new Set<string>();
  for (let row = 0; row < 40; row += 1) {
    const before = await chosen.getAttribute("id");
    passed.add((await chosen.locator(".tree-row").getAttribute("data-kind")) ?? "");
    await page.keyboard.press("ArrowDown");
    if (!(await movedFrom(page, before))) break;
  }
  // Rows that stand for nothing to select are passed as well.
  assert.ok(passed.has("group") && passed.has("request"), [...passed].join());
  await page.keyboard.press("Home");
  await tree.locator('[aria-selected="true"][aria-expanded="true"]').waitFor();
  await page.keyboard.press("ArrowLeft");
  await tree.locator('[aria-selected="true"][aria-expanded="false"]').waitFor();
}

/** Whether another row of the tree comes to be chosen; at its end none does. */
function movedFrom(page: Page, id: string | null): Promise<boolean> {
  return page.evaluate(async (before) => {
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const chosen = document.querySelector('[role="treeitem"][aria-selected="true"]');
      if (chosen !== null && chosen.id !== before) return true;
    }
    return false;
  }, id);
}

async function walkTabs(page: Page): Promise<void> {
  await page.locator(".request-label").first().click();
  await page.getByRole("tab", { name: "Statechart" }).focus();
  for (const name of ["Messages", "Context diff", "Timers", "Source"]) {
    await page.keyboard.press("ArrowRight");
    await page.locator(`[role="tab"][aria-selected="true"]:focus`, { hasText: name }).waitFor();
  }
}

async function enlarge(page: Page): Promise<void> {
  await page.locator(".request-label").nth(8).click();
  await page.getByRole("button", { name: "Enlarge" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Statechart of/ });
  await dialog.waitFor();
  await page.locator(".actors[inert], .main > [inert]").first().waitFor();
  const sheet = dialog.locator(".chart-sheet");
  const before = await sheet.getAttribute("style");
  await dialog.getByRole("application").press("ArrowDown");
  await page.waitForFunction(
    (style) => document.querySelector(".chart-sheet")?.getAttribute("style") !== style,
    before,
  );
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await comesTo(0, () => page.locator("[inert]").count());
}
