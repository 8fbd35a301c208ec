import { isRecord } from "@mcp-actors/protocol";

/** A JSON Schema of one value, as a server wrote it. */
export interface ValueSchema {
  readonly [keyword: string]: unknown;
}

/** The schema of what a list holds, where it is known. */
export function itemsOf(schema: ValueSchema | undefined): ValueSchema | undefined {
  const items = schema?.["items"];
  return isRecord(items) ? items : undefined;
}
