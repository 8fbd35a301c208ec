import { verify } from "@mcp-actors/inspector";
import {
  callMachine,
  connectionMachine,
  inboundRequestMachine,
  negotiationMachine,
  sessionMachine,
  subscriptionMachine,
  watchMachine,
} from "@mcp-actors/machine";
import { ExitCode } from "../exit-code.ts";
import { printResult } from "../print-result.ts";
import type { Replay } from "./replay.ts";

/** Every statechart of the runtime, by its id. */
const MACHINES = Object.fromEntries(
  [
    callMachine,
    connectionMachine,
    inboundRequestMachine,
    negotiationMachine,
    sessionMachine,
    subscriptionMachine,
    watchMachine,
  ].map((machine) => [machine.id, machine]),
);

/** Runs the statecharts of a recording again on their recorded events, and tells where they part. */
export async function replayVerify({ invocation, records }: Replay): Promise<number> {
  const verification = verify(records, MACHINES);
  const { same, skipped, differences } = verification;
  printResult(invocation, verification, () => [
    ...differences.map(
      ({ actor, seq, type, recorded, replayed }) =>
        `${actor} at record ${seq}, ${type}: ${JSON.stringify(recorded)} → ${JSON.stringify(replayed)}`,
    ),
    `${same} same, ${differences.length} different, ${skipped} skipped`,
  ]);
  return differences.length === 0 ? ExitCode.Done : ExitCode.Failed;
}
