import type { ImplementationName } from "../implementations.ts";

/** What is loaded first of an implementation. */
export interface ColdModules {
  /** Where the names are found. */
  readonly folder: URL;
  /** Undefined where there is none. */
  readonly server: string | undefined;
  /** Undefined where there is none. */
  readonly client: string | undefined;
  /** A module with `inMemory()`, by its place under the folder. */
  readonly pair: string;
}

const OWN = new URL("../", import.meta.url);
const PEERS = new URL("../peers/", import.meta.url);

/** What is loaded first, by implementation. */
export const MODULES: { readonly [name in ImplementationName]?: ColdModules } = {
  ours: {
    folder: OWN,
    server: "@mcp-actors/server",
    client: "@mcp-actors/client",
    pair: "./implementations/ours/first-call.mjs",
  },
  "official-1": {
    folder: PEERS,
    server: "@modelcontextprotocol/sdk/server/mcp.js",
    client: "@modelcontextprotocol/sdk/client/index.js",
    pair: "./official-1/pair.mjs",
  },
  "official-2": {
    folder: PEERS,
    server: "@modelcontextprotocol/server",
    client: "@modelcontextprotocol/client",
    pair: "./official-2/pair.mjs",
  },
  // Its packages are those of the one before.
  "official-2-modern": {
    folder: PEERS,
    server: undefined,
    client: undefined,
    pair: "./official-2-modern/pair.mjs",
  },
  tmcp: { folder: PEERS, server: "tmcp", client: undefined, pair: "./tmcp/pair.mjs" },
  // One module for both ends, which differ in nothing.
  "vscode-jsonrpc": {
    folder: PEERS,
    server: "vscode-jsonrpc/node",
    client: "vscode-jsonrpc/node",
    pair: "./vscode-jsonrpc/pair.mjs",
  },
  floor: {
    folder: OWN,
    server: undefined,
    client: undefined,
    pair: "./implementations/floor/first-parse.mjs",
  },
};
