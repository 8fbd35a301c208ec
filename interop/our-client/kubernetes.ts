import assert from "node:assert/strict";
import type { Offer } from "@mcp-actors/protocol";
import type { Check } from "../../scripts/check.ts";
import { packageFile, peerFile } from "../peer-file.ts";
import { shows } from "./shows.ts";
import { textOf, using } from "./using.ts";

const ARGS = [
  packageFile("kubernetes-mcp-server/bin/index.js"),
  "--kubeconfig",
  peerFile("nowhere.kubeconfig"),
];

const ERAS: readonly { readonly era: Offer; readonly revision: string }[] = [
  { era: "auto", revision: "2026-07-28" },
  { era: "legacy", revision: "2025-11-25" },
];

/** Our client against `kubernetes-mcp-server`, on the Go SDK. */
export const kubernetes: readonly Check[] = ERAS.map(({ era, revision }) => ({
  title: `our client, offering ${era}, is told by kubernetes-mcp-server in ${revision} that no cluster is there`,
  run: () =>
    using({ args: ARGS, options: { era } }, async (client) => {
      await shows(client, { revision, tools: 20, prompts: 1 });
      const pods = await client.callTool("pods_list");
      assert.equal(pods.isError, true);
      assert.match(textOf(pods), /failed to list pods/);
    }),
}));
