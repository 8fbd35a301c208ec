import assert from "node:assert/strict";
import type { Check } from "../../scripts/check.ts";
import { packageFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const CONTEXT7 = {
  args: [packageFile("@upstash/context7-mcp/dist/index.js")],
  // Nothing listens there, network or not.
  env: { CONTEXT7_API_URL: "http://127.0.0.1:9" },
};

/** Our client against `@upstash/context7-mcp`, on the official SDK 2.x. */
export const context7: readonly Check[] = [
  {
    title: "our client speaks 2026-07-28 with context7, whose call fails cleanly",
    run: () =>
      using(CONTEXT7, async (client) => {
        await shows(client, { revision: "2026-07-28", tools: 2 });
        const bare = await client.callTool("resolve-library-id", { query: "how to add" });
        assert.equal(bare.isError, true);
        assert.match(textOf(bare), /libraryName/);
      }),
  },
  {
    title: "context7 tells our client in words that it reaches nothing",
    run: () =>
      using({ ...CONTEXT7, options: { era: "2025-11-25" } }, async (client) => {
        await shows(client, { revision: "2025-11-25", tools: 2 });
        const args = { query: "how to add", libraryName: "react" };
        assert.match(textOf(await client.callTool("resolve-library-id", args)), /Error/);
      }),
  },
];
