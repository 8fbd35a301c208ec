import assert from "node:assert/strict";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../../scripts/check.ts";
import { peerFile } from "../../peer-file.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

const TMCP: HttpPeer = {
  program: (port) => ({ args: [peerFile("tmcp-http-server.mjs"), `${port}`] }),
};

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  // It knows no newer legacy revision.
  { era: "legacy", revision: "2025-06-18" },
];

/** Our client against a tmcp server over HTTP. */
export const tmcp: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era} over HTTP, calls a tool of a tmcp server in ${revision}`,
  run: () =>
    usingHttp(TMCP, { era }, async (client) => {
      await shows(client, { revision, tools: 1 });
      assert.equal(textOf(await client.callTool("add", { a: 19, b: 23 })), "42");
    }),
}));
