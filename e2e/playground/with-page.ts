import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { PlaygroundStage } from "./playground-stage.ts";

/** Opens the playground at a place, works with it, and holds that nothing was printed as an error meanwhile. */
export async function withPage(
  { browser, origin }: PlaygroundStage,
  hash: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${origin}/${hash}`);
    await work(page);
  } finally {
    await context.close();
  }
  assert.deepEqual(errors.filter(isUnexpected), []);
}

/** A browser prints by itself that a server did not answer, and no page can keep it from that. */
function isUnexpected(error: string): boolean {
  return !/Failed to load resource|WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/.test(
    error,
  );
}
