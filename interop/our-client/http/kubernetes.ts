import assert from "node:assert/strict";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../../scripts/check.ts";
import { packageFile, peerFile } from "../../peer-file.ts";
import { shows } from "../shows.ts";
import { textOf } from "../using.ts";
import { type HttpPeer, usingHttp } from "./using-http.ts";

interface Row {
  readonly how: string;
  readonly flags: readonly string[];
  readonly era: Offer;
  readonly revision: string;
}

const ROWS: readonly Row[] = [
  // It knows 2026-07-28 and does not serve it where there are sessions.
  { how: "with sessions", flags: [], era: "auto", revision: "2025-11-25" },
  { how: "with sessions", flags: [], era: "2025-03-26", revision: "2025-03-26" },
  { how: "stateless", flags: ["--stateless"], era: "auto", revision: "2026-07-28" },
  { how: "stateless", flags: ["--stateless"], era: "legacy", revision: "2025-11-25" },
];

/** Our client against `kubernetes-mcp-server` over HTTP. */
export const kubernetes: readonly Check[] = ROWS.map(({ how, flags, era, revision }) => ({
  title: `our client, offering ${era} over HTTP, speaks ${revision} with kubernetes-mcp-server ${how}`,
  run: () =>
    usingHttp(serverWith(flags), { era }, async (client) => {
      await shows(client, { revision, tools: 20, prompts: 1 });
      const pods = await client.callTool("pods_list");
      assert.equal(pods.isError, true);
      assert.match(textOf(pods), /failed to list pods/);
    }),
}));

function serverWith(flags: readonly string[]): HttpPeer {
  return {
    program: (port) => ({
      args: [
        packageFile("kubernetes-mcp-server/bin/index.js"),
        ...["--kubeconfig", peerFile("nowhere.kubeconfig")],
        ...["--bind-address", "127.0.0.1", "--port", `${port}`],
        ...flags,
      ],
    }),
  };
}
