import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Claim, Measure } from "../claim.ts";

type Size = Measure & { readonly minified: number; readonly gzipped: number };

const here = fileURLToPath(new URL("../", import.meta.url));
const peers = fileURLToPath(new URL("../peers/", import.meta.url));

// Both without a wire: that of a browser is given to them.
const OURS = 'export { connect } from "@mcp-actors/client";';
const OFFICIAL = 'export { Client } from "@modelcontextprotocol/client";';

async function sizeOf(source: string, folder: string): Promise<Size> {
  const args = [`${peers}bundle.mjs`, source, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Size;
}

export const bundleSize: Claim<Size> = {
  claim: "Bundle of the client for browsers",
  target: "under 30 KB gzipped, without validators",
  ours: () => sizeOf(OURS, here),
  official: () => sizeOf(OFFICIAL, peers),
  met: ({ gzipped }) => gzipped < 30_000,
  show: ({ minified, gzipped }) =>
    `${inKilobytes(gzipped)} KB (${inKilobytes(minified)} KB before gzip)`,
  figure: ({ gzipped }) => gzipped,
};

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
