import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { comesTo } from "../comes-to.ts";
import { type Live, openLive } from "../inspector/open-live.ts";
import type { Stage } from "../stage.ts";

/** A server that is killed in the middle of calls, on the inspector's page. */
export function inspectorKilled({ browser }: Stage): readonly Check[] {
  const check = (title: string, work: (live: Live) => Promise<void>): Check => ({
    title: `the inspector's page stays true when a process is killed ${title}`,
    run: () => openLive(browser, work),
  });
  return [
    check("in the middle of calls, for who looks on and who comes late", killed),
    check("and the hub is started anew", killedAnew),
  ];
}

async function killed({ page, client, comeLate }: Live): Promise<void> {
  await killDuring({ page, client });
  await seesLost(page);
  await seesLost(await comeLate());
}

async function killedAnew({ page, client, comeLate, stopHub }: Live): Promise<void> {
  await killDuring({ page, client });
  await seesLost(page);
  await (await stopHub())();
  await page.locator(".pill[data-state=live]").waitFor();
  // Of the process that was killed nobody tells a new hub; what its calls came to its client does.
  const late = await comeLate();
  for (const each of [page, late]) await lostCalls(each).nth(1).waitFor();
}

/** Kills the server while two of its calls are open. */
async function killDuring({ page, client }: Pick<Live, "page" | "client">): Promise<void> {
  const calls = [client.callTool("stay"), client.callTool("stay")];
  await page.locator('.request-label[title*="progressing"]').nth(1).waitFor();
  const row = page.locator(".tree-row[data-kind=peer]", { hasText: "live" });
  const [, pid] = /pid (\d+)/.exec((await row.textContent()) ?? "") ?? [];
  process.kill(Number(pid), "SIGKILL");
  const ended = await Promise.allSettled(calls);
  assert.deepEqual(
    ended.map(({ status }) => status),
    ["rejected", "rejected"],
  );
}

/** The calls are lost at both their ends, and the process is gone and says no more that it lives. */
async function seesLost(page: Page): Promise<void> {
  await lostCalls(page).nth(1).waitFor();
  const gone = page.locator(".tree-row[data-kind=peer][data-over=true]", { hasText: "live" });
  await gone.getByText("Process is gone without a word").waitFor();
  await page.locator(".tree-row[data-over=true]", { hasText: "session" }).first().waitFor();
  await page.locator(".outcome-chips button", { hasText: "Lost" }).getByText("2").waitFor();
  await page.locator(".outcome-chips button", { hasText: "In flight" }).getByText("0").waitFor();
  // Of what both ends tell nothing is running any more.
  await comesTo(0, () => page.locator(".tree-row", { hasText: "running" }).count());
}

function lostCalls(page: Page) {
  return page.locator('.request-label[title*="lost"]', { hasText: "stay" });
}
