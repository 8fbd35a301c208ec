/** What is measured: ours, the official SDKs, what others made, and the floor that nothing can be under. */
export const IMPLEMENTATIONS = {
  ours: "./implementations/ours/pair.ts",
  "official-1": "./peers/official-1/pair.mjs",
  "official-2": "./peers/official-2/pair.mjs",
  "official-2-modern": "./peers/official-2-modern/pair.mjs",
  tmcp: "./peers/tmcp/pair.mjs",
  "vscode-jsonrpc": "./peers/vscode-jsonrpc/pair.mjs",
  floor: "./implementations/floor/pair.ts",
} as const;

/** What is measured, by its short name. */
export type ImplementationName = keyof typeof IMPLEMENTATIONS;

/** What each name stands for, with its version. */
export const TITLES: { readonly [name in ImplementationName]: string } = {
  ours: "mcp-actors",
  "official-1": "@modelcontextprotocol/sdk 1.32.2",
  "official-2":
    "@modelcontextprotocol/client and server 2.4.0, as they talk by default: 2025-11-25, and 2026-07-28 over HTTP without a session",
  "official-2-modern":
    "the same packages pinned to 2026-07-28, served by the entry for stdio that they have for it, in memory too",
  tmcp: "tmcp 1.20.0; its authors made no client, so over stdio and HTTP it is asked by the least that can ask",
  "vscode-jsonrpc":
    "vscode-jsonrpc 10.0.0, JSON-RPC alone: checks no arguments and times nothing out; in memory its messages go by reference",
  floor: "a Map and promises, a raw pipe or socket, bare ws, node:http, or Zod and nothing else",
};
