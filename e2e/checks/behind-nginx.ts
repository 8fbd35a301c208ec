import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { startNginx } from "../../scripts/start-nginx.ts";
import { serving } from "../serving.ts";
import { perform, type Stage } from "../stage.ts";
import { ACTS } from "./acts.ts";

/** A page and a server that nginx joins to one origin. */
export function behindNginx({ browser, site }: Stage): readonly Check[] {
  return ["2026-07-28", "2025-11-25"].flatMap((revision) =>
    ACTS.map(({ title, name, args = [], gives }) => ({
      title: `a page ${title}, behind nginx in ${revision}`,
      run: () =>
        serving({}, async ({ url }) => {
          const origins = { "/": `http://127.0.0.1:${site.port}`, "/mcp": url };
          await using nginx = await startNginx(origins);
          const origin = `http://127.0.0.1:${nginx.port}`;
          const act = { name, place: { url: `${origin}/mcp`, era: revision }, args };
          const came = await perform(browser, origin, act);
          assert.deepEqual(came, { result: gives(revision), held: false });
        }),
    })),
  );
}
