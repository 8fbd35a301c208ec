import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_VERSIONS, nodePackage } from "./node-versions.ts";
import type { Tarball } from "./pack.ts";
import { runCommand } from "./run-command.ts";
import { binary } from "./workspace.ts";

const files = fileURLToPath(new URL("../consumer", import.meta.url));

/** Makes a project outside the workspace that has only what the tarballs bring. */
export function installConsumer(folder: string, tarballs: readonly Tarball[]): void {
  const fromTarballs = Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
  const nodes = NODE_VERSIONS.map((version) => [`node-${version}`, nodePackage(version)] as const);
  const manifest = {
    private: true,
    type: "module",
    dependencies: { ...fromTarballs, zod: "^4.6.7" },
    devDependencies: {
      "@types/node": "^20.19.0",
      ...Object.fromEntries(nodes.filter(([, spec]) => spec !== undefined)),
    },
  };
  cpSync(files, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  // JSON is YAML. The tarballs depend on each other by versions that no registry has yet.
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify({ overrides: fromTarballs }));
  runCommand(folder, binary("pnpm"), "install", "--no-frozen-lockfile", "--prefer-offline");
}

/** Type-checks the consumer's code, the declarations it imports included. */
export function checkTypes(folder: string): void {
  runCommand(folder, binary("tsc"), "--project", folder);
}

/** Calls a tool of the consumer's server by the command line, on one version of Node. */
export function callOn(folder: string, version: string): void {
  const node = join(folder, "node_modules", `node-${version}`, "bin", "node");
  const program = join(folder, "node_modules", "mcp-actors", "dist", "bin.js");
  const words = ["call", "greet", "name=Ada", "--", node, "server.mjs"];
  const printed = runCommand(folder, node, program, ...words).trim();
  if (printed !== "Hello, Ada") throw new Error(`mcp-actors printed: ${printed}`);
}

/** Runs the consumer's client, and the server it starts, on one version of Node. */
export function runOn(folder: string, version: string): void {
  const node = join(folder, "node_modules", `node-${version}`, "bin", "node");
  const printed = runCommand(folder, node, "client.mjs").trim();
  if (printed !== `v${version}: Hello, Ada`) throw new Error(`client.mjs printed: ${printed}`);
}
