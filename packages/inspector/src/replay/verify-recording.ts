import { runtimeMachines } from "../chart/runtime-machines.ts";
import { type Verification, verify } from "../verify/verify.ts";
import { type RecordedTraffic, recordsOf } from "./recorded-exchange.ts";

/** Runs the statecharts of the runtime again on their recorded events, and tells where they part. */
export function verifyRecording(recording: RecordedTraffic): Verification {
  const machines = Object.fromEntries(runtimeMachines().map((machine) => [machine.id, machine]));
  return verify(recordsOf(recording), machines);
}
