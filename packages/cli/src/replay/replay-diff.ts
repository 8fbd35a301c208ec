import { type ComparedRequest, diffRecordings } from "@mcp-actors/inspector/replay";
import type { LocalInvocation } from "../command.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { readRecording } from "../inspect/read-recording.ts";
import { printResult } from "../terminal/print-result.ts";
import type { Replay } from "./replay.ts";
import { callText, differenceText } from "./replay-difference.ts";

/** Sets a recording beside another one, and tells where the other answers differently, and what one of them has not. */
export async function replayDiff({ invocation, records }: Replay): Promise<number> {
  const { diff = "", ignored } = invocation.flags;
  const compared = diffRecordings(records, readRecording(diff, "replay").records, {
    ignore: ignored,
  });
  const told = compared.map((request) => ({ ...request, verdict: verdictOf(request) }));
  const counts = {
    same: told.filter(({ verdict }) => verdict === "same").length,
    different: told.filter(({ verdict }) => verdict === "different").length,
    missing: told.filter(({ verdict }) => verdict === "missing").length,
    added: told.filter(({ verdict }) => verdict === "added").length,
  };
  printResult(invocation, { requests: told.map(toDocument), ...counts }, () => [
    ...told.flatMap((request) => textsOf(request, invocation)),
    `${counts.same} same, ${counts.different} different, ${counts.missing} missing, ${counts.added} added`,
  ]);
  return counts.same === told.length ? ExitCode.Done : ExitCode.Failed;
}

type Verdict = "same" | "different" | "missing" | "added";
type Told = ComparedRequest & { readonly verdict: Verdict };

function verdictOf({ first, second, differences }: ComparedRequest): Verdict {
  if (first === undefined) return "added";
  if (second === undefined) return "missing";
  return differences.length === 0 ? "same" : "different";
}

function toDocument({ first, second, verdict, differences }: Told): object {
  const call = first ?? second;
  return {
    method: call?.method,
    params: call?.params,
    verdict,
    ...(differences.length > 0 && { differences }),
  };
}

/** What is the same is counted, and not listed. */
function textsOf(
  { first, second, verdict, differences }: Told,
  { terminal: { paint } }: LocalInvocation,
): readonly string[] {
  const call = first ?? second;
  if (call === undefined || verdict === "same") return [];
  return [
    `${paint(COLOURS[verdict], verdict.padEnd(10))} ${callText(call)}`,
    ...differences.map((difference) => paint("dim", `           ${differenceText(difference)}`)),
  ];
}

const COLOURS = { different: "red", missing: "yellow", added: "green" } as const;
