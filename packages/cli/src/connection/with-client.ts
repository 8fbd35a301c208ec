import type { Client, ConnectOptions } from "@mcp-actors/client";
import { messageOf } from "@mcp-actors/protocol";
import { AnswerFaults } from "../answers/answer-faults.ts";
import { toAnswers } from "../answers/to-answers.ts";
import type { TargetedInvocation } from "../command.ts";
import { AdvisedError } from "../exit/advised-error.ts";
import { ConnectError } from "../exit/connect-error.ts";
import { adviceOnConnecting } from "../target/advice-on-connecting.ts";
import { connectTo } from "../target/connect-to.ts";
import { inWordsOfOptions } from "../target/in-words-of-options.ts";
import { shownTarget } from "../target/server-target.ts";
import { version } from "../version.ts";
import { openingTimeouts } from "./opening-timeouts.ts";
import { tellEvents } from "./tell-events.ts";

/** Connects to the server that a command was called with, does something there, and closes. */
export async function withClient(
  invocation: TargetedInvocation,
  use: (client: Client) => Promise<number>,
  options: ConnectOptions = {},
): Promise<number> {
  const faults = new AnswerFaults();
  const client = await open(invocation, { ...toConnectOptions(invocation, faults), ...options });
  try {
    const { logLevel } = invocation.flags;
    if (logLevel !== undefined) await client.setLogLevel(logLevel);
    return await faults.check(() => use(client));
  } finally {
    invocation.terminal.showStatus();
    await client.close();
  }
}

async function open(invocation: TargetedInvocation, options: ConnectOptions): Promise<Client> {
  const { target, terminal } = invocation;
  try {
    return await connectTo(target, options);
  } catch (cause) {
    if (terminal.signal.aborted) throw terminal.signal.reason;
    const reason = inWordsOfOptions(messageOf(cause));
    const shown = shownTarget(target);
    // An address that could not be reached is in the reason already.
    const where = reason.includes(shown) ? "Cannot connect" : `Cannot connect to ${shown}`;
    const error = new ConnectError(`${where}: ${reason}`, { cause });
    const advice = adviceOnConnecting({ target, reason, verbose: invocation.flags.verbose });
    throw advice === undefined ? error : new AdvisedError(error, advice);
  }
}

/** How a command connects, as its options say. */
function toConnectOptions(invocation: TargetedInvocation, faults: AnswerFaults): ConnectOptions {
  const { flags, terminal } = invocation;
  const tell = tellEvents({ flags, terminal });
  return {
    ...toAnswers(invocation),
    client: { name: "mcp-actors", version: version() },
    era: flags.era,
    timeout: flags.timeout,
    timeouts: openingTimeouts(flags.timeout),
    // What ran into the end of a server must say so, rather than run again.
    supervision: { restart: "never" },
    signal: terminal.signal,
    onEvent(event) {
      faults.hear(event);
      tell(event);
    },
  };
}
