import type { CommandTarget } from "@mcp-actors/client";
import type { HeaderFields } from "@mcp-actors/protocol/http";

/** A server that is reached by a URL. */
export interface UrlTarget {
  /** Without a user and a password, which are headers. */
  readonly url: string;
  /** Sent with every request over HTTP, and with the one that opens a WebSocket. */
  readonly headers: HeaderFields;
  /** What must not be shown: values of headers and of the query, and parts of them. */
  readonly secrets: readonly string[];
}

/** A server that a command can connect to. */
export type ServerTarget = CommandTarget | UrlTarget;

/** Whether a server is reached by a URL. */
export function isUrlTarget(target: ServerTarget): target is UrlTarget {
  return "url" in target;
}

/** A server as messages name it: without a word that may be secret. */
export function shownTarget(target: ServerTarget): string {
  if (!isUrlTarget(target)) return target.command;
  const { protocol, host, pathname } = new URL(target.url);
  return `${protocol}${host === "" ? "" : `//${host}`}${pathname}`;
}
