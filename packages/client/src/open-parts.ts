import {
  type Connection,
  createConnection,
  createPeer,
  type Liveness,
  type Peer,
} from "@mcp-actors/machine";
import { offer } from "@mcp-actors/protocol";
import { lastValueFrom } from "rxjs/internal/lastValueFrom";
import { answerQuestions } from "./answers/answer-questions.ts";
import { capabilitiesOf } from "./answers/capabilities.ts";
import { Caller } from "./caller.ts";
import type { ClientParts } from "./client-parts.ts";
import { dialThrough } from "./dial/dial-through.ts";
import { type Hear, hearingOf } from "./hearing.ts";
import { isHttpUrl } from "./http/http-target.ts";
import { LiveChanges } from "./live/live-changes.ts";
import { type LocalParts, localParts } from "./local-parts.ts";
import { LogLevel } from "./log-level.ts";
import { ANONYMOUS, type ConnectOptions } from "./options.ts";
import type { Target } from "./target.ts";

/** The parts of a client whose connection is being opened. */
export function openParts(target: Target, options: ConnectOptions): ClientParts {
  const local = localParts(target, options);
  const { feed, cache, outputs } = local;
  const hear = hearingOf(local, options.onLog);
  const peer = openPeer(local, options, hear);
  const caller = new Caller({ peer, feed, cache, defaults: options });
  const logLevel = new LogLevel({ caller, failed: feed.upkeepFailed, clock: local.clock });
  const changes = new LiveChanges({ ...local, caller, hear, policy: options.supervision });
  const connection = openConnection(target, options, { ...local, peer, logLevel, changes });
  changes.attend(connection);
  local.inspect?.driven?.({
    call: (request) => caller.call(request, {}, (result) => result),
    cancel: (actor, reason) => peer.cancel(actor, reason),
    over: lastValueFrom(connection.state$),
  });
  return { ...local, peer, connection, caller, logLevel, outputs };
}

function openPeer(
  { feed, inspect, clock, roots }: LocalParts,
  options: ConnectOptions,
  hear: Hear,
) {
  const { report } = feed;
  const serve = answerQuestions({ ...options, roots }, (method, error) =>
    report({ type: "answer.failed", method, error }),
  );
  const { limits } = options;
  return createPeer({ serve, onNotification: hear, onEvent: report, limits, inspect, clock });
}

interface ConnectionParts extends LocalParts {
  readonly peer: Peer;
  readonly logLevel: LogLevel;
  readonly changes: LiveChanges;
}

function openConnection(
  target: Target,
  options: ConnectOptions,
  parts: ConnectionParts,
): Connection {
  const { peer, feed, cache, outputs, inspect, clock, logLevel, changes } = parts;
  const { report } = feed;
  const { client: info = ANONYMOUS, era, supervision, timeouts, middleware = [] } = options;
  return createConnection({
    dial: dialThrough(target, { middleware, cache, report, clock, inspect, http: options }),
    dialect: offer({ info, capabilities: capabilitiesOf(options) }, era),
    peer,
    async restore(session, link) {
      // Another process may speak of other tools.
      outputs.forget();
      await Promise.all([logLevel.restore(session, link), changes.restore(session, link)]);
    },
    // An open channel cannot be dialled again.
    policy: isOneChannel(target) ? { ...supervision, restart: "never" } : supervision,
    timeouts,
    liveness: livenessOf(target, options),
    onState: (state) => report({ type: "connection.state", state }),
    onEvent: report,
    inspect,
    clock,
  });
}

function isOneChannel(target: Target): boolean {
  if (typeof target !== "object" || target instanceof URL) return false;
  return "channel" in target || "port" in target;
}

function livenessOf(target: Target, { liveness }: ConnectOptions): Partial<Liveness> | undefined {
  if (liveness === false || (liveness === undefined && isHttpUrl(target))) return NEVER;
  return liveness;
}

const NEVER = { interval: false } as const;
