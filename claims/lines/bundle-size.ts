import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Claim, Measure } from "../claim.ts";

/** In bytes. */
type Size = { readonly minified: number; readonly gzipped: number };

type Sizes = Measure & {
  /** Without a wire: that of a browser is given to it. */
  readonly alone: Size;
  readonly withHttp: Size;
};

const here = fileURLToPath(new URL("../", import.meta.url));
const peers = fileURLToPath(new URL("../peers/", import.meta.url));

// Ours loads what it speaks HTTP with when it is given a URL.
const OURS = 'export { connect } from "@mcp-actors/client";';
const DIAL_HTTP = "dial-http";
const OFFICIAL = 'export { Client } from "@modelcontextprotocol/client";';
const OFFICIAL_HTTP =
  'export { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";';

async function sizeOf(source: string, folder: string, ...later: string[]): Promise<Size> {
  const args = [`${peers}bundle.mjs`, source, folder, ...later];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Size;
}

export const bundleSize: Claim<Sizes> = {
  claim: "Bundle of the client for browsers",
  target: "under 70 KB gzipped with HTTP, without validators",
  ours: async () => ({
    alone: await sizeOf(OURS, here),
    withHttp: await sizeOf(OURS, here, DIAL_HTTP),
  }),
  official: async () => ({
    alone: await sizeOf(OFFICIAL, peers),
    withHttp: await sizeOf(OFFICIAL_HTTP, peers),
  }),
  met: ({ withHttp }) => withHttp.gzipped < 70_000,
  show: ({ alone, withHttp }) =>
    `${inKilobytes(alone.gzipped)} KB, with HTTP ${inKilobytes(withHttp.gzipped)} KB`,
  figure: ({ withHttp }) => withHttp.gzipped,
};

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
