import {
  answersAsRecorded,
  choosePeer,
  type Redriven,
  type RedrivenRequest,
  recordedCalls,
  redrive,
} from "@mcp-actors/inspector/replay";
import { messageOf } from "@mcp-actors/protocol";
import type { LocalInvocation, TargetedInvocation } from "../command.ts";
import { withClient } from "../connection/with-client.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { UsageError } from "../exit/usage-error.ts";
import { discreetTerminal } from "../target/discreet-terminal.ts";
import { findTarget } from "../target/find-target.ts";
import { printResult } from "../terminal/print-result.ts";
import type { Replay } from "./replay.ts";
import { callText, differenceText } from "./replay-difference.ts";

/** Makes the requests of a recording again of a server, and tells what it answers differently. */
export async function replayAgainst({ invocation, records }: Replay): Promise<number> {
  checkPeer(invocation, records);
  const { flags, program } = invocation;
  const { against, config, headers, ignored, sequential, peer } = flags;
  const operands = against === undefined ? [] : [against];
  const { target } = findTarget({ operands, program, config, headers });
  const terminal = discreetTerminal(invocation.terminal, target);
  const targeted = { flags, operands: [], target, terminal };
  const options = {
    ignore: ignored,
    order: sequential ? "sequential" : "recorded",
    peer,
  } as const;
  const use = async (client: Parameters<typeof redrive>[1]) => {
    const redriven = await redrive(records, client, options);
    printResult(targeted, toDocument(redriven), () => textsOf(redriven, targeted));
    return redriven.same === redriven.requests.length ? ExitCode.Done : ExitCode.Failed;
  };
  return withClient(targeted, use, answersAsRecorded(records));
}

function checkPeer({ flags, operands }: LocalInvocation, records: Replay["records"]): void {
  try {
    choosePeer(recordedCalls(records), flags.peer);
  } catch (cause) {
    throw new UsageError(`Cannot replay ${operands[0]}: ${messageOf(cause)}`, { cause });
  }
}

function toDocument({ requests, ...counts }: Redriven): object {
  return {
    requests: requests.map(({ call, verdict, differences, now }) => ({
      method: call.method,
      params: call.params,
      verdict,
      ...(differences.length > 0 && { differences }),
      ...(now.problem !== undefined && { problem: now.problem }),
    })),
    ...counts,
  };
}

function textsOf(
  { requests, same, different, missing }: Redriven,
  { terminal }: TargetedInvocation,
): readonly string[] {
  const { paint } = terminal;
  return [
    ...requests.flatMap((request) => [
      `${paint(COLOURS[request.verdict], request.verdict.padEnd(10))} ${nameOf(request)}`,
      ...request.differences.map((difference) =>
        paint("dim", `           ${differenceText(difference)}`),
      ),
    ]),
    `${same} same, ${different} different, ${missing} missing`,
  ];
}

const COLOURS = { same: "green", different: "red", missing: "yellow" } as const;

function nameOf({ call, now }: RedrivenRequest): string {
  const problem = now.problem === undefined ? "" : `: ${now.problem}`;
  return `${callText(call)}${problem}`;
}
