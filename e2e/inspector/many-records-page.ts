import type { Page } from "playwright-core";
import { chooseFile } from "./open-recording.ts";

/** How long the page takes until it shows all records of a recording, in ms. */
export async function openMany(page: Page, recording: string, count: number): Promise<number> {
  await chooseFile(page, recording);
  const since = Date.now();
  const many = count.toLocaleString("en");
  await page.getByText(`step ${many} / ${many}`).waitFor();
  return Date.now() - since;
}

/** The longest task of the page while every list is scrolled from its first row to its last, in ms; 0 if none is over 50. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    watch.observe({ entryTypes: ["longtask"] });
    for (const list of document.querySelectorAll(".middle .virtual-list")) {
      for (let step = 0; step < 60; step += 1) {
        list.scrollTop = (list.scrollHeight * step) / 60;
        await new Promise(requestAnimationFrame);
      }
    }
    watch.disconnect();
    return longest;
  });
}
