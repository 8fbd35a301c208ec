import {
  checkTimeouts,
  containedInspect,
  createConnection,
  createPeer,
  type SupervisionPolicy,
} from "@mcp-actors/machine";
import { offer } from "@mcp-actors/protocol";
import { follow, leave } from "./abort-signals.ts";
import { answerQuestions } from "./answers/answer-questions.ts";
import { capabilitiesOf } from "./answers/capabilities.ts";
import type { Client } from "./client.ts";
import { type ClientParts, createClient } from "./create-client.ts";
import { dialTarget } from "./dial/dial-target.ts";
import { EventFeed } from "./event-feed.ts";
import type { ConnectOptions } from "./options.ts";
import type { Target } from "./target.ts";

/**
 * Connects to a server, whatever revision it speaks, and stays connected.
 *
 * Rejects when the server cannot be reached or speaks no revision that is
 * offered, and leaves nothing behind; later losses are mended by the
 * supervision policy.
 *
 * @example Call a tool of a server that is started for it
 * ```ts
 * await using client = await connect({ command: "node", args: ["server.mjs"] });
 * const { content } = await client.callTool("echo", { text: "hello" });
 * ```
 */
export async function connect(target: Target, options: ConnectOptions = {}): Promise<Client> {
  options.signal?.throwIfAborted();
  checkTimeouts(options);
  const parts = open(target, options);
  const client = createClient(parts);
  await opened(parts, client, options.signal);
  return client;
}

function open(target: Target, options: ConnectOptions): ClientParts {
  const { clock, limits } = options;
  const feed = new EventFeed(options.onEvent);
  const { report } = feed;
  const inspect = containedInspect(options.inspect, (error) =>
    report({ type: "callback.failed", callback: "inspect", error }),
  );
  const peer = createPeer({
    serve: answerQuestions(options, (method, error) =>
      report({ type: "answer.failed", method, error }),
    ),
    onNotification: (notification) => report({ type: "notification.received", notification }),
    onEvent: report,
    limits,
    inspect,
    clock,
  });
  const identity = {
    info: options.client ?? { name: "mcp-actors", version: "0.0.0" },
    capabilities: capabilitiesOf(options),
  };
  const connection = createConnection({
    dial: dialTarget(target, report),
    dialect: offer(identity, options.era),
    peer,
    policy: supervisionOf(target, options),
    timeouts: options.timeouts,
    liveness: options.liveness === false ? { interval: false } : options.liveness,
    onState: (state) => report({ type: "connection.state", state }),
    onEvent: report,
    inspect,
    clock,
  });
  return { peer, connection, feed, defaults: options };
}

async function opened(
  { connection }: ClientParts,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<void> {
  const follower = { abort: () => void client.close("Connecting was aborted") };
  if (signal !== undefined) follow(signal, follower);
  try {
    await connection.opened();
    // The signal may have come in between the opening and this moment.
    signal?.throwIfAborted();
  } catch (error) {
    await client.close();
    throw signal?.aborted === true ? signal.reason : error;
  } finally {
    if (signal !== undefined) leave(signal, follower);
  }
}

/** An open channel cannot be dialled again. */
function supervisionOf(
  target: Target,
  { supervision }: ConnectOptions,
): Partial<SupervisionPolicy> {
  return "channel" in target ? { ...supervision, restart: "never" } : { ...supervision };
}
