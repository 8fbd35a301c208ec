import type { Observer } from "xstate";

/** Three callbacks, or an observer already, as one observer. */
export function toObserver<Value>(
  next?: Observer<Value> | ((value: Value) => void),
  error?: (error: unknown) => void,
  complete?: () => void,
): Observer<Value> {
  if (typeof next === "object") return next;
  return { ...(next && { next }), ...(error && { error }), ...(complete && { complete }) };
}
