import type { ServerOptions } from "./server.ts";

/** Refuses options that would do their harm only later, by name. */
export function checkOptions({ middleware, debounced, onEvent }: ServerOptions): void {
  requireList("middleware", middleware, "function");
  requireList("debounced", debounced, "string");
  if (onEvent !== undefined && typeof onEvent !== "function") {
    throw new TypeError("Option onEvent must be a function");
  }
}

function requireList(option: string, value: unknown, kind: "function" | "string"): void {
  if (value === undefined) return;
  if (Array.isArray(value) && value.every((item) => typeof item === kind)) return;
  throw new TypeError(`Option ${option} must be a list of ${kind}s`);
}
