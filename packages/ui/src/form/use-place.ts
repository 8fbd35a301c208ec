import { useContext, useLayoutEffect } from "preact/hooks";
import { toPointer } from "../json/pointer.ts";
import { FormContext } from "./form-context.ts";

/** What an editor knows of its place in a form. */
export interface Place {
  readonly pointer: string;
  /** What is wrong here, once the person has been here. */
  readonly fault: string | undefined;
  readonly onBlur: () => void;
}

/** The place that a path leads to in the form around. */
export function usePlace(path: readonly string[]): Place {
  const { faultAt, visit, setPlace } = useContext(FormContext);
  const pointer = toPointer(path);
  useLayoutEffect(() => {
    setPlace(pointer, true);
    return () => setPlace(pointer, undefined);
  }, [pointer, setPlace]);
  return { pointer, fault: faultAt(pointer), onBlur: () => visit(pointer) };
}
