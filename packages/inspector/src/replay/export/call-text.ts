import type { Json, JsonFields } from "../../records/index.ts";
import type { RecordedCall } from "../recorded-call.ts";
import { toLiteral } from "./to-literal.ts";

/** The expression that makes a call, as a person would write it. */
export function callText(
  { method, params }: Pick<RecordedCall, "method" | "params">,
  options?: string,
): string {
  const { name, uri, arguments: args } = params;
  if (method === "tools/call" && holds(params, ["name", "arguments"])) {
    return calling("callTool", [name, args ?? {}], options);
  }
  if (method === "prompts/get" && holds(params, ["name", "arguments"])) {
    return calling("getPrompt", [name, args ?? {}], options);
  }
  if (method === "resources/read" && holds(params, ["uri"])) {
    return calling("readResource", [uri], options);
  }
  return calling("request", [{ method, params }], options);
}

/** Whether params are no more than a method of the client takes. */
function holds(params: JsonFields, keys: readonly string[]): boolean {
  return Object.keys(params).every((key) => keys.includes(key));
}

function calling(
  name: string,
  args: readonly (Json | undefined)[],
  options: string | undefined,
): string {
  const written = args.map((arg) => toLiteral(arg ?? null, undefined, "  "));
  return `client.${name}(${[...written, ...(options === undefined ? [] : [options])].join(", ")})`;
}
