import { bundledSize } from "../bundled-size.ts";
import type { ImplementationName } from "../implementations.ts";
import type { Sample, Scenario, Subject, Target } from "../scenario.ts";

const CLIENT = "client in a browser";
const WORKER = "server in a worker";

const OWN = new URL("../", import.meta.url);
const PEERS = new URL("../peers/", import.meta.url);

const CODE: {
  readonly [label: string]: { readonly [name in ImplementationName]?: string };
} = {
  [CLIENT]: {
    ours: 'export { connect } from "@mcp-actors/client";',
    "official-1": 'export { Client } from "@modelcontextprotocol/sdk/client/index.js";',
    "official-2": 'export { Client } from "@modelcontextprotocol/client";',
  },
  [WORKER]: {
    ours: `export { defineServer, tool } from "@mcp-actors/server";
      export { createFetchHandler } from "@mcp-actors/server/http";`,
    "official-1": `export { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
      export { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";`,
    "official-2": 'export { McpServer, createMcpHandler } from "@modelcontextprotocol/server";',
  },
};

/** What is sent to a browser, or put into a worker, before anything of one's own. */
export const bundle: Scenario = {
  name: "bundle",
  title: "a bundle, minified, without what is loaded later",
  implementations: ["ours", "official-1", "official-2"],
  cases: [{ label: CLIENT }, { label: WORKER }],
  metrics: [
    { key: "gzipped", title: "KB after gzip", digits: 1 },
    { key: "minified", title: "KB", digits: 1 },
  ],
  isExact: true,
  measure: measureBundle,
  targets: [lighterThan(CLIENT, 30), lighterThan(WORKER, 40)],
};

function lighterThan(label: string, atMost: number): Target {
  const series = { case: label, implementation: "ours", metric: "gzipped" } as const;
  return {
    title: `${label}: KB of ours after gzip`,
    value: (results) => results.spread(series).median,
    atMost,
  };
}

function measureBundle({ implementation, run: { label } }: Subject): Promise<Sample> {
  const code = CODE[label]?.[implementation];
  if (code === undefined) throw new Error(`${implementation} has no ${label}`);
  return bundledSize(code, implementation === "ours" ? OWN : PEERS);
}
