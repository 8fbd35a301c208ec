import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  subscriptionMachine,
  watchMachine,
} from "@mcp-actors/machine";
import { type Verification, verify } from "../verify/verify.ts";
import { type RecordedTraffic, recordsOf } from "./recorded-exchange.ts";

/** Every statechart of the runtime, by its id. */
const MACHINES = Object.fromEntries(
  [
    callMachine(),
    connectionMachine(),
    inboundRequestMachine(),
    negotiationMachine(),
    sessionMachine(),
    subscriptionMachine(),
    watchMachine(),
  ].map((machine) => [machine.id, machine]),
);

/** Runs the statecharts of the runtime again on their recorded events, and tells where they part. */
export function verifyRecording(recording: RecordedTraffic): Verification {
  return verify(recordsOf(recording), MACHINES);
}
