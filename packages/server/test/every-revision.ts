import type { Params } from "@mcp-actors/protocol";
import { expect } from "vitest";
import { officialSchema } from "../../protocol/test/official/official-schema.ts";
import type { ServerDefinition, ServerOptions } from "../src/index.ts";
import { type Reply, startEra } from "./raw-client.ts";

export const EVERY_REVISION = [
  "2024-11-05",
  "2025-03-26",
  "2025-06-18",
  "2025-11-25",
  "2026-07-28",
];
export const EVERY_LEGACY = EVERY_REVISION.slice(0, -1);

const schemas = new Map(EVERY_REVISION.map((version) => [version, officialSchema(version)]));

/** Fails unless the official schema of a revision allows a value. */
export function expectOfficial(version: string, definition: string, value: unknown): void {
  const isAllowed = schemas.get(version)?.allows(definition, value);
  expect(isAllowed, `${definition} of ${version}: ${JSON.stringify(value)}`).toBe(true);
}

/** One request in a revision, from a client of its own. */
export async function ask(
  version: string,
  definition: ServerDefinition,
  request: {
    readonly method: string;
    readonly params?: Params;
    readonly capabilities?: Params;
    readonly options?: ServerOptions;
  },
): Promise<Reply> {
  await using era = await startEra(version, definition, request);
  return await era.client.request(request.method, { ...request.params, ...era.params });
}
