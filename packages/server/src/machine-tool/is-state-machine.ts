import { isRecord } from "@mcp-actors/protocol";
import type { AnyStateMachine } from "xstate";

/** Whether actor logic is a machine, of whichever copy of XState. */
export function isStateMachine(logic: unknown): logic is AnyStateMachine {
  return isRecord(logic) && "root" in logic && "definition" in logic;
}
