import type { Inspector } from "./inspector.ts";

/**
 * Where a process keeps its inspector: under this symbol on `globalThis`.
 *
 * Every client and server that is given no `inspect` looks there when it is created, so that a program can be
 * inspected without a line of its own.
 */
export const INSPECT: unique symbol = Symbol.for("mcp-actors.inspect");

/** The inspector of this process, if it has one. */
export function processInspector(): Inspector | undefined {
  const found: unknown = Reflect.get(globalThis, INSPECT);
  return isInspector(found) ? found : undefined;
}

/** Whether something is told of whole ends, and not of their actors alone. */
export function isInspector(value: unknown): value is Inspector {
  return (
    typeof value === "object" &&
    value !== null &&
    "attach" in value &&
    typeof value.attach === "function"
  );
}
