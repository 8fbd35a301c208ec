import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** Keeps how the page looks, in light and in dark, for a person to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const file = new URL(`../screenshots/${name}-${colorScheme}.png`, import.meta.url);
    await page.screenshot({ path: fileURLToPath(file) });
  }
}
