import assert from "node:assert/strict";
import { join } from "node:path";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../../scripts/check.ts";
import { packageFile } from "../../peer-file.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

const TOOLBOX: HttpPeer = {
  program: (port, folder) => ({
    args: [
      packageFile("@toolbox-sdk/server/bin/run.js"),
      ...["--port", `${port}`, "--prebuilt", "sqlite"],
    ],
    env: { SQLITE_DATABASE: join(folder, "empty.db") },
  }),
};

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  ...["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"].map((revision) => ({
    era: revision,
    revision,
  })),
];

/** Our client against `@toolbox-sdk/server` over HTTP, which answers in JSON alone. */
export const toolbox: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era} over HTTP, has toolbox execute SQL in ${revision}`,
  run: () =>
    usingHttp(TOOLBOX, { era }, async (client) => {
      await shows(client, { revision, tools: 2 });
      const row = await client.callTool("execute_sql", { sql: "select 1" });
      assert.deepEqual(JSON.parse(textOf(row)), { 1: 1 });
    }),
}));
