import { readFileSync } from "node:fs";

/** The version of this package. */
export function version(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL(import.meta.resolve("mcp-actors/package.json")), "utf8"),
  );
  return manifest.version;
}
