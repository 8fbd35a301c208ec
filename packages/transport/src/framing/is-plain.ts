import type { JsonRpcMessage } from "@mcp-actors/protocol";

const VERSION: unknown = "2.0";

/** Whether a value is an object of which nothing but its own fields says how it is written. */
export function isPlain(value: unknown): value is { readonly [field: string]: unknown } {
  if (typeof value !== "object" || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype && !writesItself(value);
}

/** Whether an object says itself how it is written. */
export function writesItself(value: object): boolean {
  const { toJSON } = value as { readonly toJSON?: unknown };
  return typeof toJSON === "function";
}

/** Whether a message is plain and has these fields, in this order. */
export function isPlainMessage(message: JsonRpcMessage, names: readonly string[]): boolean {
  let count = 0;
  for (const name in message) {
    if (name !== names[count]) return false;
    count += 1;
  }
  return count === names.length && message.jsonrpc === VERSION && isPlain(message);
}
