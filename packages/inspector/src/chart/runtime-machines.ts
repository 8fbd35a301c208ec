import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  watchMachine,
} from "@mcp-actors/machine";
import { subscriptionMachine } from "@mcp-actors/machine/subscription";
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
