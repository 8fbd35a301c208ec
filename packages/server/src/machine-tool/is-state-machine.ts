import type { AnyStateMachine } from "xstate";
import { isRecord } from "../is-record.ts";

/** Whether actor logic is a machine, of whichever copy of XState. */
export function isStateMachine(logic: unknown): logic is AnyStateMachine {
  return isRecord(logic) && "root" in logic && "definition" in logic;
}
