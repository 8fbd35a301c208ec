import assert from "node:assert/strict";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../../scripts/check.ts";
import { packageFile } from "../../peer-file.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

const CONTEXT7: HttpPeer = {
  program: (port) => ({
    args: [
      packageFile("@upstash/context7-mcp/dist/index.js"),
      ...["--transport", "http", "--port", `${port}`],
    ],
    // Nothing listens there, network or not.
    env: { CONTEXT7_API_URL: "http://127.0.0.1:9" },
  }),
};

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  { era: "legacy", revision: "2025-11-25" },
];

/** Our client against `@upstash/context7-mcp` over HTTP. */
export const context7: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era} over HTTP, is told in ${revision} that context7 reaches nothing`,
  run: () =>
    usingHttp(CONTEXT7, { era }, async (client) => {
      await shows(client, { revision, tools: 2 });
      const args = { query: "how to add", libraryName: "react" };
      assert.match(textOf(await client.callTool("resolve-library-id", args)), /Error/);
    }),
}));
