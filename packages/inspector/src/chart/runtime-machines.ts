import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  subscriptionMachine,
  watchMachine,
} from "@mcp-actors/machine";
import type { AnyStateMachine } from "xstate";

/** Every statechart of the runtime. */
export function runtimeMachines(): readonly AnyStateMachine[] {
  return [
    callMachine(),
    connectionMachine(),
    inboundRequestMachine(),
    negotiationMachine(),
    sessionMachine(),
    subscriptionMachine(),
    watchMachine(),
  ];
}
