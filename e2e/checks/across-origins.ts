import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { serving } from "../serving.ts";
import { perform, type Stage } from "../stage.ts";
import { ACTS } from "./acts.ts";

/** A page against a server of another origin, which lets it in. */
export function acrossOrigins({ browser, site }: Stage): readonly Check[] {
  const origin = `http://page.test:${site.port}`;
  const options = { cors: true, allowedOrigins: [origin] };
  return ["2026-07-28", "2025-11-25"].flatMap((revision) => [
    ...ACTS.map(({ title, name, args = [], gives }) => ({
      title: `a page ${title}, across origins in ${revision}`,
      run: () =>
        serving(options, async ({ url }) => {
          const act = { name, place: { url, era: revision }, args };
          const came = await perform(browser, origin, act);
          assert.deepEqual(came, { result: gives(revision), held: false });
        }),
    })),
    {
      title: `a page cancels a call, across origins in ${revision}`,
      run: () =>
        serving(options, async ({ url, stopped }) => {
          const act = { name: "cancel", place: { url, era: revision } };
          const came = await perform(browser, origin, act);
          assert.deepEqual(came, { result: "Error: Changed its mind", held: false });
          await stopped;
        }),
    },
  ]);
}
