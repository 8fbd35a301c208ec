import { type Client, type ConnectOptions, connect } from "@mcp-actors/client";
import { CONNECTION_TIMEOUTS } from "@mcp-actors/machine";
import { toAnswers } from "./answers/to-answers.ts";
import type { TargetedInvocation } from "./command.ts";
import { ConnectError } from "./connect-error.ts";
import { tellEvents } from "./tell-events.ts";
import { version } from "./version.ts";

/** Connects to the server that a command was called with, does something there, and closes. */
export async function withClient(
  invocation: TargetedInvocation,
  use: (client: Client) => Promise<number>,
  options: ConnectOptions = {},
): Promise<number> {
  const client = await open(invocation, options);
  try {
    const { logLevel } = invocation.flags;
    if (logLevel !== undefined) await client.setLogLevel(logLevel);
    return await use(client);
  } finally {
    invocation.terminal.showStatus();
    await client.close();
  }
}

async function open(invocation: TargetedInvocation, options: ConnectOptions): Promise<Client> {
  const { target, terminal } = invocation;
  try {
    return await connect(target, { ...toConnectOptions(invocation), ...options });
  } catch (cause) {
    if (terminal.signal.aborted) throw terminal.signal.reason;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConnectError(`Cannot connect to ${target.command}: ${reason}`, { cause });
  }
}

/** How a command connects, as its options say. */
function toConnectOptions(invocation: TargetedInvocation): ConnectOptions {
  const { flags, terminal } = invocation;
  return {
    ...toAnswers(invocation),
    client: { name: "mcp-actors", version: version() },
    era: flags.era,
    timeout: flags.timeout,
    // A program may first have to be downloaded; patience for its answers is patience for that too.
    timeouts: { openTimeout: Math.max(flags.timeout ?? 0, CONNECTION_TIMEOUTS.openTimeout) },
    // What ran into the end of a server must say so, rather than run again.
    supervision: { restart: "never" },
    signal: terminal.signal,
    onEvent: tellEvents({ flags, terminal }),
  };
}
