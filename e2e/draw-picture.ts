import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { openRecording } from "./inspector/open-recording.ts";
import { recordDay } from "./inspector/record-day.ts";
import { startBrowser } from "./start-browser.ts";

// Draws the picture of the inspector that the first page shows.

const PICTURE = fileURLToPath(new URL("../docs/pictures/inspector.webp", import.meta.url));
const VIEW = { viewport: { width: 1320, height: 690 }, colorScheme: "light" as const };

await mkdir(dirname(PICTURE), { recursive: true });
await using browser = await startBrowser();
await openRecording(browser, { recording: await recordDay(), ...VIEW }, async (page: Page) => {
  await page.locator(".request-label", { hasText: "forecast" }).first().click();
  await page.locator(".chart .active.leaf").waitFor();
  await writeFile(PICTURE, await shot(page));
});

/** As WebP, of which the same picture takes a third of what it takes as PNG. */
async function shot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 90 });
  return Buffer.from(data, "base64");
}
