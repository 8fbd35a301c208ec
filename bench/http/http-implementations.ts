import type { ImplementationName } from "../implementations.ts";
import type { HttpModule, Kind } from "./http-module.ts";

const FILES: { readonly [name in ImplementationName]?: string } = {
  ours: "../implementations/ours/http.ts",
  "official-1": "../peers/official-1/http.mjs",
  "official-2": "../peers/official-2/http.mjs",
  tmcp: "../peers/tmcp/http.mjs",
  floor: "../implementations/floor/http.ts",
};

/** What an implementation has for HTTP. */
export async function importHttp(implementation: ImplementationName): Promise<HttpModule> {
  const file = FILES[implementation];
  if (file === undefined) throw new Error(`${implementation} has nothing for HTTP`);
  return (await import(file)) as HttpModule;
}

/** The revision in which an implementation serves a kind of request: its newest. */
export function revisionOf(implementation: ImplementationName, kind: Kind): string {
  return kind === "session" || implementation === "official-1" ? "2025-11-25" : "2026-07-28";
}
