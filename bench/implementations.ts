/** What is measured: ours, the official SDKs, and the floor that nothing can be under. */
export const IMPLEMENTATIONS = {
  ours: "./implementations/ours/pair.ts",
  "official-1": "./peers/official-1/pair.mjs",
  "official-2": "./peers/official-2/pair.mjs",
  tmcp: "./peers/tmcp/pair.mjs",
  floor: "./implementations/floor/pair.ts",
} as const;

/** What is measured, by its short name. */
export type ImplementationName = keyof typeof IMPLEMENTATIONS;

/** What each name stands for, with its version. */
export const TITLES: { readonly [name in ImplementationName]: string } = {
  ours: "mcp-actors",
  "official-1": "@modelcontextprotocol/sdk 1.32.2",
  "official-2": "@modelcontextprotocol/client and server 2.4.0",
  tmcp: "tmcp 1.20.0; its authors made no client, so over stdio and HTTP it is asked by the least that can ask",
  floor: "a Map and promises, a raw pipe or socket, bare ws, node:http, or Zod and nothing else",
};
