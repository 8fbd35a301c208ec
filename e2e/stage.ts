import type { Browser } from "playwright-core";
import type { Place } from "./page/page.ts";
import type { Site } from "./page/serve-page.ts";

/** What all checks share. */
export interface Stage {
  readonly browser: Browser;
  readonly site: Site;
}

/** Something for the page to do. */
export interface Act {
  /** The function of the page. */
  readonly name: string;
  readonly place: Place;
  readonly args?: readonly unknown[];
}

/** Opens the page from an origin, in a context of its own, and has it do something. */
export async function perform(
  browser: Browser,
  origin: string,
  { name, place, args = [] }: Act,
): Promise<unknown> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    const given = [place, ...args].map((value) => JSON.stringify(value));
    return await page.evaluate(`page.${name}(${given.join(", ")})`);
  } finally {
    await context.close();
  }
}
