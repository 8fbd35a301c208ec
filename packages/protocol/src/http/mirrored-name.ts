import type { Params } from "../json-rpc.ts";

/**
 * What a request is about, by its method: the text that `Mcp-Name` mirrors; undefined where none is due.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#standard-headers
 */
export function mirroredName(method: string, params: Params | undefined): string | undefined {
  const field = NAMED_BY.get(method);
  const name = field === undefined ? undefined : params?.[field];
  return typeof name === "string" ? name : undefined;
}

/** Whether requests of a method carry `Mcp-Name`. */
export function isNamed(method: string): boolean {
  return NAMED_BY.has(method);
}

const NAMED_BY: ReadonlyMap<string, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tasks/get", "taskId"],
  ["tasks/update", "taskId"],
  ["tasks/cancel", "taskId"],
]);
