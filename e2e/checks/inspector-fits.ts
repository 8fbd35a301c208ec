import assert from "node:assert/strict";
import { startHub } from "@mcp-actors/inspector/node";
import type { Browser, Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { cutOff } from "../inspector/cut-off.ts";
import { openLive } from "../inspector/open-live.ts";
import { openRecording } from "../inspector/open-recording.ts";
import { recordCrowd } from "../inspector/record-crowd.ts";
import type { Stage } from "../stage.ts";

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The inspector's page on small and large screens: nothing that is to be read is cut off, whatever there is to show. */
export function inspectorFits({ browser }: Stage): readonly Check[] {
  return SIZES.map((viewport, index) => ({
    title: `the inspector's page fits a screen ${viewport.width} px wide`,
    run: async () => {
      const look = { viewport, colorScheme: index % 2 === 0 ? "dark" : "light" } as const;
      const recording = await recordCrowd();
      await openRecording(browser, { recording, ...look }, fitsInEveryView);
      await openLive(browser, ({ page, stopHub }) => fitsWithoutHub(page, stopHub), look);
      await fitsEmpty(browser, viewport);
    },
  }));
}

async function fitsInEveryView(page: Page): Promise<void> {
  await page.locator(".connection-card").first().waitFor();
  await fits(page, "overview");
  await page.locator(".waterfall .virtual-list").evaluate((list) => {
    list.scrollTop = 0;
  });
  await page.locator(".request-label").nth(1).click();
  for (const [key, view] of VIEWS) {
    await page.keyboard.press(key);
    await page.locator(".right").waitFor();
    await fits(page, view);
  }
  await page.getByRole("button", { name: "Compare" }).click();
  await fits(page, "compare");
}

const VIEWS = [
  ["1", "statechart"],
  ["2", "messages"],
  ["3", "context"],
  ["4", "timers"],
  ["5", "source"],
  ["c", "connection"],
  ["h", "health"],
  ["r", "replay"],
] as const;

async function fitsWithoutHub(
  page: Page,
  stopHub: () => Promise<() => Promise<void>>,
): Promise<void> {
  await page.getByText("2 peers").waitFor();
  await page.getByRole("button", { name: "Chaos" }).click();
  await fits(page, "chaos");
  await page.getByRole("button", { name: "Call tool…" }).click();
  await fits(page, "call");
  await stopHub();
  await page.locator(".pill[data-state=waiting]").waitFor();
  await fits(page, "hub away");
}

async function fitsEmpty(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const hub = await startHub({ port: 0 });
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(hub.url);
    await page.getByText("The hub waits for its first client or server").waitFor();
    await fits(page, "empty");
  } finally {
    await context.close();
    await hub.close();
  }
}

async function fits(page: Page, view: string): Promise<void> {
  assert.deepEqual(await page.evaluate(cutOff), [], view);
}
