import type { LocalCommand, LocalInvocation } from "../command.ts";
import { UsageError } from "../exit/usage-error.ts";
import { readRecording } from "../inspect/read-recording.ts";
import type { Replay } from "../replay/replay.ts";
import { replayAgainst } from "../replay/replay-against.ts";
import { replayDiff } from "../replay/replay-diff.ts";
import { replayMock } from "../replay/replay-mock.ts";
import { replayVerify } from "../replay/replay-verify.ts";

/** `replay`: answers as a recording does, asks again what it asked, checks it or compares it. */
export const replay: LocalCommand = {
  name: "replay",
  summary: "Answer as a recording does, make its requests again, check or compare it",
  connects: false,
  takesProgram: true,
  operands: ["file.jsonl"],
  options: [
    "mock",
    "stdio",
    "listen",
    "speed",
    "against",
    "sequential",
    "ignore",
    "verify",
    "diff",
    "peer",
    "json",
    "config",
    "header",
    "era",
    "timeout",
    "verbose",
  ],
  run(invocation) {
    const way = wayOf(invocation);
    const [path = ""] = invocation.operands;
    const { records } = readRecording(path, "replay");
    return way({ invocation, records });
  },
};

/** One of the four, and what belongs to another is no good. */
function wayOf({ flags, program }: LocalInvocation): (replay: Replay) => Promise<number> {
  const { mock, stdio, listen, against, verify, diff } = flags;
  const isAgainst = against !== undefined || program !== undefined;
  if ([mock, isAgainst, verify, diff !== undefined].filter(Boolean).length !== 1) {
    throw new UsageError(
      "replay needs one of --mock, --against TARGET or -- program, --verify, --diff FILE",
    );
  }
  if (mock) return mockWay(stdio, listen);
  if (stdio || listen !== undefined) throw new UsageError("--stdio and --listen go with --mock");
  if (verify) return replayVerify;
  if (diff !== undefined) return replayDiff;
  if (against !== undefined && program !== undefined) {
    throw new UsageError("--against names a server: start none after --");
  }
  return replayAgainst;
}

function mockWay(stdio: boolean, listen: string | undefined): typeof replayMock {
  if (stdio !== (listen !== undefined)) return replayMock;
  throw new UsageError("--mock needs either --stdio or --listen ADDRESS");
}
