import assert from "node:assert/strict";
import { join } from "node:path";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../scripts/check.ts";
import { inScratch } from "../in-scratch.ts";
import { packageFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const ARGS = [packageFile("@toolbox-sdk/server/bin/run.js"), "--stdio", "--prebuilt", "sqlite"];

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  ...["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"].map((revision) => ({
    era: revision,
    revision,
  })),
];

/** Our client against `@toolbox-sdk/server`, whose own Go code speaks every revision. */
export const toolbox: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era}, has toolbox execute SQL in ${revision}`,
  run: () =>
    inScratch((folder) => {
      const env = { SQLITE_DATABASE: join(folder, "empty.db") };
      return using({ args: ARGS, env, options: { era } }, async (client) => {
        await shows(client, { revision, tools: 2 });
        const row = await client.callTool("execute_sql", { sql: "select 1" });
        assert.deepEqual(JSON.parse(textOf(row)), { 1: 1 });
      });
    }),
}));
