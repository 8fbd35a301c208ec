import { readFileSync } from "node:fs";
import { type InspectionRecord, readRecords } from "@mcp-actors/inspector";
import { messageOf } from "@mcp-actors/protocol";
import type { LocalCommand, LocalInvocation } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { replayAgainst } from "./replay-against.ts";
import { replayMock } from "./replay-mock.ts";
import { replayVerify } from "./replay-verify.ts";

export const replay: LocalCommand = {
  name: "replay",
  summary: "Answer as a recording does, make its requests again, or check it",
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
    return way({ invocation, records: read(path) });
  },
};

/** A recording, and what is to be done with it. */
export interface Replay {
  readonly invocation: LocalInvocation;
  readonly records: readonly InspectionRecord[];
}

/** One of the three, and what belongs to another is no good. */
function wayOf({ flags, program }: LocalInvocation): (replay: Replay) => Promise<number> {
  const { mock, stdio, listen, against, verify } = flags;
  const isAgainst = against !== undefined || program !== undefined;
  if ([mock, isAgainst, verify].filter(Boolean).length !== 1) {
    throw new UsageError("replay needs one of --mock, --against TARGET or -- program, --verify");
  }
  if (mock) {
    if (stdio === (listen !== undefined)) {
      throw new UsageError("--mock needs either --stdio or --listen ADDRESS");
    }
    return replayMock;
  }
  if (stdio || listen !== undefined) throw new UsageError("--stdio and --listen go with --mock");
  if (!isAgainst) return replayVerify;
  if (against !== undefined && program !== undefined) {
    throw new UsageError("--against names a server: start none after --");
  }
  return replayAgainst;
}

function read(path: string): readonly InspectionRecord[] {
  try {
    const { records } = readRecords(readFileSync(path, "utf8"));
    if (records.length === 0) throw new Error("It holds no records");
    return records;
  } catch (cause) {
    throw new UsageError(`Cannot replay ${path}: ${messageOf(cause)}`, { cause });
  }
}
