import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useCallback } from "preact/hooks";

/** Sets the value under a key, or takes it away where undefined. */
export type SetKeyed<Value> = (key: string, value: Value | undefined) => void;

/** Values under keys, and what sets them; setting the value that is there already changes nothing. */
export function useKeyed<Value>(): [
  values: ReadonlySignal<ReadonlyMap<string, Value>>,
  set: SetKeyed<Value>,
] {
  const values = useSignal<ReadonlyMap<string, Value>>(new Map());
  const set = useCallback((key: string, value: Value | undefined) => {
    const before = values.peek();
    if (before.get(key) === value) return;
    const after = new Map(before);
    if (value === undefined) after.delete(key);
    else after.set(key, value);
    values.value = after;
  }, []);
  return [values, set];
}
