import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { serving } from "../serving.ts";
import { perform, type Stage } from "../stage.ts";

/** A page whose origin no one has let in. */
export function foreignOrigin({ browser, site }: Stage): readonly Check[] {
  return ["auto", "2026-07-28", "2025-11-25"].map((era) => ({
    title: `a page of a foreign origin is kept out, offering ${era}`,
    run: () =>
      serving({ cors: true }, async ({ url }) => {
        const act = { name: "fail", place: { url, era } };
        const came = await perform(browser, `http://foreign.test:${site.port}`, act);
        // A browser tells a page no more than that.
        assert.match(String(came), /^TransportError: .*Failed to fetch/);
      }),
  }));
}
