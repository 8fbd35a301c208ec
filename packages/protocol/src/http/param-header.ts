import { isRecord } from "../guards/json-type.ts";

/** One argument of a tool that travels in a header too. */
export interface ParamHeader {
  /** The header's whole name, as `Mcp-Param-Region`. */
  readonly header: string;
  /** Where the argument is found, by the names of properties from the root of the arguments. */
  readonly path: readonly string[];
  readonly type: "string" | "integer" | "boolean";
}

/** The headers that a tool's schema asks for, or why its annotations are not valid. */
export type ParamHeaders =
  | { readonly ok: true; readonly headers: readonly ParamHeader[] }
  | { readonly ok: false; readonly reason: string };

/** The argument at a path; undefined where it is absent, or something on the way is. */
export function argumentAt(args: unknown, path: readonly string[]): unknown {
  let value = args;
  for (const name of path) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
