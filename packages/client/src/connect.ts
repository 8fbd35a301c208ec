import { createConnection, createPeer } from "@mcp-actors/machine";
import { offer } from "@mcp-actors/protocol";
import { Subject } from "rxjs";
import { onAbort } from "./abort-signals.ts";
import { answerQuestions } from "./answers/answer-questions.ts";
import { capabilitiesOf } from "./answers/capabilities.ts";
import type { Call } from "./call.ts";
import { type Client, createClient } from "./client.ts";
import { dialTarget } from "./dial/dial-target.ts";
import type { ClientEvent } from "./event.ts";
import type { ConnectOptions } from "./options.ts";
import type { Target } from "./target.ts";

/**
 * Connects to a server, whatever revision it speaks, and stays connected.
 *
 * Rejects when the server cannot be reached or speaks no revision that is
 * offered; later losses are mended by the supervision policy.
 *
 * @example Call a tool of a server that is started for it
 * ```ts
 * await using client = await connect({ command: "node", args: ["server.mjs"] });
 * const { content } = await client.callTool("echo", { text: "hello" });
 * ```
 */
export async function connect(target: Target, options: ConnectOptions = {}): Promise<Client> {
  options.signal?.throwIfAborted();
  const event$ = new Subject<ClientEvent>();
  if (options.onEvent !== undefined) event$.subscribe(options.onEvent);
  const report = (event: ClientEvent): void => event$.next(event);
  const { peer, connection } = open(target, options, report);
  const client = createClient({
    connection,
    peer,
    events$: event$.asObservable(),
    defaults: {
      ...(options.timeout !== undefined && { timeout: options.timeout }),
      ...(options.maxTotalTimeout !== undefined && { maxTotalTimeout: options.maxTotalTimeout }),
    },
    onCall: (call) => event$.observed && reportStates(call, report),
  });
  connection.state$.subscribe((state) => report({ type: "connection.state", state }));
  await opened(client, connection.opened(), options.signal);
  return client;
}

function open(target: Target, options: ConnectOptions, report: (event: ClientEvent) => void) {
  const { clock, inspect, limits } = options;
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
    policy: options.supervision,
    timeouts: options.timeouts,
    liveness: options.liveness === false ? { interval: false } : options.liveness,
    onEvent: report,
    inspect,
    clock,
  });
  return { peer, connection };
}

async function opened(
  client: Client,
  opening: Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const leave = signal && onAbort(signal, () => void client.close("Connecting was aborted"));
  try {
    await opening;
  } catch (error) {
    await client.close();
    throw signal?.aborted === true ? signal.reason : error;
  } finally {
    leave?.();
  }
}

function reportStates(call: Call<unknown>, report: (event: ClientEvent) => void): void {
  call.state$.subscribe((state) => report({ type: "call.state", call, state }));
}
