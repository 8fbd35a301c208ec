import { contain, type PeerObserver } from "@mcp-actors/machine";
import { isLoggingLevel, type JsonRpcNotification } from "@mcp-actors/protocol";
import { concerns, readChange, type Topic } from "./live/topic.ts";
import type { LocalParts } from "./local-parts.ts";
import type { ConnectOptions } from "./options.ts";

/** Takes what a server tells unasked to everyone it concerns. */
export type Hear = (notification: JsonRpcNotification) => void;

/** What is remembered of the server is dropped first, before anybody can ask for it. */
export function hearingOf(parts: LocalParts, onLog: ConnectOptions["onLog"]): Hear {
  const { feed, lanes } = parts;
  const failed = feed.failedIn("onLog");
  return (notification) => {
    const change = readChange(notification);
    if (change !== undefined) hearChange(change, parts);
    feed.report({ type: "notification.received", notification });
    const log = readLog(notification);
    if (onLog !== undefined && log !== undefined) void contain(onLog, log, failed);
    lanes.push(notification);
  };
}

/** Hears what happens on a peer: after a gap what is remembered may be of before a change that nobody told of. */
export function watchingOf({ feed, cache, followers }: LocalParts): PeerObserver {
  return (event) => {
    if (event.type === "notification.gap") {
      cache.forget();
      followers.tellRead();
    }
    feed.report(event);
  };
}

function hearChange(change: Topic, { cache, outputs, followers }: LocalParts): void {
  cache.forget(({ method, params }) => {
    const uri = params?.["uri"];
    if (typeof uri === "string") return concerns(change, { resource: uri });
    return "list" in change && method.startsWith(`${change.list}/`);
  });
  if ("list" in change && change.list === "tools") outputs.forget();
  followers.tell(change);
}

function readLog({ method, params }: JsonRpcNotification) {
  if (method !== "notifications/message") return undefined;
  const { level, logger, data } = params ?? {};
  if (!isLoggingLevel(level)) return undefined;
  return typeof logger === "string" ? { level, logger, data } : { level, data };
}
