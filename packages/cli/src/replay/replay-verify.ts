import { verifyRecording } from "@mcp-actors/inspector/replay";
import { ExitCode } from "../exit/exit-code.ts";
import { printResult } from "../terminal/print-result.ts";
import type { Replay } from "./replay.ts";

/** Runs the statecharts of a recording again on their recorded events, and tells where they part. */
export async function replayVerify({ invocation, records }: Replay): Promise<number> {
  const verification = verifyRecording(records);
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
