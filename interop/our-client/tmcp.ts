import assert from "node:assert/strict";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../scripts/check.ts";
import { peerFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  { era: "2025-06-18", revision: "2025-06-18" },
  // It knows no newer legacy revision.
  { era: "legacy", revision: "2025-06-18" },
];

/** Our client against a server written with tmcp, whose TypeScript is nobody else's. */
export const tmcp: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era}, calls a tool of a tmcp server in ${revision}`,
  run: () =>
    using({ args: [peerFile("tmcp-server.mjs")], options: { era } }, async (client) => {
      await shows(client, { revision, tools: 1 });
      assert.equal(textOf(await client.callTool("add", { a: 19, b: 23 })), "42");
    }),
}));
