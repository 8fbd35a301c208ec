import assert from "node:assert/strict";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@mcp-actors/client";
import type { Check } from "../../scripts/check.ts";
import { startListener } from "../../scripts/start-listener.ts";
import { inScratch } from "../in-scratch.ts";
import { textOf } from "../our-client/using.ts";
import { at } from "../our-server/wire.ts";
import { bundleSite } from "./bundle-site.ts";
import { RUNTIMES, type Runtime } from "./runtime.ts";
import { visit } from "./visit.ts";
import { watchTogether } from "./watch-together.ts";

const CONFIG = fileURLToPath(new URL("config.capnp", import.meta.url));

/** Our fetch handler, and our client beside it, in runtimes that are not Node. */
export const runtimes: readonly Check[] = RUNTIMES.flatMap((runtime) => [
  ...["2026-07-28", "2025-11-25"].flatMap((revision) => [
    {
      title: `our fetch handler in ${runtime.name} answers, reports and asks in ${revision}`,
      run: () => inRuntime(runtime, (url) => visit(url, revision)),
    },
    {
      title: `our fetch handler in ${runtime.name} tells two clients of changes in ${revision}`,
      run: () => inRuntime(runtime, (url) => watchTogether(url, revision)),
    },
  ]),
  {
    title: `our client in ${runtime.name} calls our everything-server`,
    run: () =>
      inRuntime(runtime, async (url) => {
        await using client = await connect(url);
        const relayed = await at("http", (place) =>
          client.callTool("relay", { ...place, name: "test_simple_text" }),
        );
        assert.equal(textOf(relayed), "This is a simple text response for testing.");
      }),
  },
]);

/** Works with the site while a runtime serves it. */
function inRuntime(runtime: Runtime, work: (url: string) => Promise<void>): Promise<void> {
  return inScratch(async (folder) => {
    await bundleSite(runtime.condition, folder);
    await copyFile(CONFIG, join(folder, "config.capnp"));
    await using listener = await startListener((port) => ({
      cwd: folder,
      ...runtime.program(port, folder),
    }));
    await work(`http://127.0.0.1:${listener.port}/`);
  });
}
