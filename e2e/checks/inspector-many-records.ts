import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { manyRecords } from "../inspector/many-records.ts";
import { openMany, scrolled } from "../inspector/many-records-page.ts";
import { openRecording } from "../inspector/open-recording.ts";
import type { Stage } from "../stage.ts";

const MANY = 100_000;

/** A recording of 100,000 records on the inspector's page; how long it takes is a figure of the benchmarks. */
export function inspectorManyRecords({ browser }: Stage, recording: string): Check {
  return {
    title: "the inspector's page opens 100,000 records and scrolls them",
    run: () =>
      openRecording(browser, { recording }, async (page) => {
        await openMany(page, manyRecords(recording, MANY), MANY);
        const rows = page.locator(".request-label");
        const first = await rows.first().textContent();
        await scrolled(page);
        await rows.first().waitFor();
        const last = await page
          .locator(".middle .virtual-list")
          .first()
          .evaluate((list) => list.scrollTop);
        assert.ok(last > 10_000, `Scrolled to ${last} px, from ${first}`);
      }),
  };
}
