import {
  type Connection,
  createConnection,
  createPeer,
  type Liveness,
  type Peer,
} from "@mcp-actors/machine";
import { offer } from "@mcp-actors/protocol";
import { type AnswerQuestion, answerQuestions } from "./answers/answer-questions.ts";
import { capabilitiesOf } from "./answers/capabilities.ts";
import type { Declaring } from "./answers/load-answers.ts";
import { Caller } from "./caller.ts";
import { lackOf } from "./calls/lack-of.ts";
import type { ClientParts } from "./client-parts.ts";
import { dialThrough } from "./dial/dial-through.ts";
import { type Hear, hearingOf, watchingOf } from "./hearing.ts";
import { isHttpUrl } from "./http/http-target.ts";
import { LaterViews } from "./live/later-views.ts";
import { type LocalParts, localParts } from "./local-parts.ts";
import { LogLevel } from "./log-level.ts";
import { ANONYMOUS, type ConnectOptions } from "./options.ts";
import type { Target } from "./target.ts";

/** The parts of a client whose connection is being opened. */
export function openParts(
  target: Target,
  options: ConnectOptions,
  declaring?: Declaring,
): ClientParts {
  const local = localParts(target, options);
  const { feed, cache, outputs } = local;
  const hear = hearingOf(local, options.onLog);
  const answer = declaring?.({ ...options, roots: local.roots });
  const peer = openPeer(local, { hear, answer, limits: options.limits });
  const caller = new Caller({
    peer,
    feed,
    cache,
    defaults: options,
    lackOf: (method) => lackOf(method, connection.session),
  });
  const logLevel = new LogLevel({ caller, failed: feed.upkeepFailed, clock: local.clock });
  const views = new LaterViews({ ...local, caller, hear, policy: options.supervision });
  const connection = openConnection(target, options, { ...local, peer, logLevel, views });
  local.inspect?.driven?.({
    call: (request) => caller.call(request, {}, (result) => result),
    cancel: (actor, reason) => peer.cancel(actor, reason),
    clock: local.clock,
    over: connection.state$.forEach(() => {}),
  });
  return { ...local, peer, connection, caller, logLevel, outputs, views };
}

interface PeerParts extends Pick<ConnectOptions, "limits"> {
  readonly hear: Hear;
  readonly answer: AnswerQuestion | undefined;
}

function openPeer(local: LocalParts, { hear, answer, limits }: PeerParts): Peer {
  const { feed, inspect, clock } = local;
  const { report } = feed;
  const serve = answerQuestions(
    (method, error) => report({ type: "answer.failed", method, error }),
    answer,
  );
  return createPeer({
    serve,
    onNotification: hear,
    onEvent: watchingOf(local),
    limits,
    inspect,
    clock,
  });
}

interface ConnectionParts extends LocalParts {
  readonly peer: Peer;
  readonly logLevel: LogLevel;
  readonly views: LaterViews;
}

function openConnection(
  target: Target,
  options: ConnectOptions,
  parts: ConnectionParts,
): Connection {
  const { peer, feed, cache, outputs, inspect, clock, logLevel, views } = parts;
  const { report } = feed;
  const { client: info = ANONYMOUS, era, supervision, timeouts, middleware = [] } = options;
  return createConnection({
    dial: dialThrough(target, { middleware, cache, report, clock, inspect, http: options }),
    dialect: offer({ info, capabilities: capabilitiesOf(options) }, era),
    peer,
    async restore(session, link) {
      // Another process may speak of other tools.
      outputs.forget();
      await Promise.all([logLevel.restore(session, link), views.restore(session, link)]);
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
