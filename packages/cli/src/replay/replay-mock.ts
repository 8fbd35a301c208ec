import { type MockServer, mockServer, type Speed } from "@mcp-actors/inspector/replay";
import { LATEST_LEGACY, messageOf } from "@mcp-actors/protocol";
import { Bridge } from "../bridge/bridge.ts";
import type { BridgeEnd } from "../bridge/crossing.ts";
import { listenNear, type NearPlace } from "../bridge/listen-near.ts";
import { passingDialect } from "../bridge/passing-dialect.ts";
import { untilOver } from "../bridge/until-over.ts";
import type { LocalInvocation } from "../command.ts";
import { ExitCode } from "../exit/exit-code.ts";
import { UsageError } from "../exit/usage-error.ts";
import type { Replay } from "./replay.ts";

/** Answers clients as a recording does, until there is none on stdin or somebody wants no more. */
export async function replayMock({ invocation, records }: Replay): Promise<number> {
  const { terminal, operands } = invocation;
  const near = await listen(invocation, toMock(records, invocation));
  if (near.url !== undefined) terminal.tell(`Replaying ${operands[0]} at ${near.url}`);
  await untilOver(near, terminal);
  return ExitCode.Done;
}

function toMock(records: Replay["records"], { flags, operands }: LocalInvocation): MockServer {
  const speed = toSpeed(flags.speed);
  try {
    return mockServer(records, { speed, peer: flags.peer });
  } catch (cause) {
    throw new UsageError(`Cannot replay ${operands[0]}: ${messageOf(cause)}`, { cause });
  }
}

function toSpeed(text: string | undefined): Speed | undefined {
  if (text === undefined || text === "recorded" || text === "full") return text;
  const factor = Number(text);
  if (factor > 0) return factor;
  throw new UsageError(`--speed must be recorded, full, or a number above 0, not ${text}`);
}

function listen({ flags }: LocalInvocation, mock: MockServer): Promise<NearPlace> {
  const { stdio, listen: address = "-" } = flags;
  return listenNear(
    { address: stdio ? "-" : address },
    (channel, passed) => new Bridge(channel, Promise.resolve(mockEnd(mock)), { passed }),
  );
}

/** A mock as the far end of a bridge, so that it is there on every wire that a bridge is. */
function mockEnd(mock: MockServer): BridgeEnd {
  const dialect = passingDialect(LATEST_LEGACY);
  return { link: mock.link(dialect), dialect };
}
