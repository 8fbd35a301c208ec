import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Check } from "../../scripts/check.ts";
import { manyRecords } from "../inspector/many-records.ts";
import { chooseFile, openRecording } from "../inspector/open-recording.ts";
import type { Stage } from "../stage.ts";

const MANY = 100_000;
/** How long it may take to open them, in ms; half of it is what it takes where nothing else runs. */
const LIMIT = 4_000;
/** How long the page may be busy at a time while it is scrolled, in ms. */
const LONGEST_TASK = 50;

/** A recording of 100,000 records on the inspector's page. */
export function inspectorManyRecords({ browser }: Stage, recording: string): Check {
  return {
    title: "the inspector's page opens 100,000 records and scrolls them",
    run: () =>
      openRecording(browser, { recording }, async (page) => {
        const many = manyRecords(recording, MANY);
        await chooseFile(page, many);
        const since = Date.now();
        await page.getByText("step 100,000 / 100,000").waitFor();
        const took = Date.now() - since;
        assert.ok(took < LIMIT, `Took ${took} ms to open`);
        // What else runs on the machine is no fault of the page: its best of three counts.
        const longest = Math.min(await scrolled(page), await scrolled(page), await scrolled(page));
        assert.ok(longest <= LONGEST_TASK, `Was busy for ${longest} ms at a time`);
      }),
  };
}

/** The longest task while every list is scrolled, in ms. */
function scrolled(page: Page): Promise<number> {
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
