import type { Dialect, MessageLimits } from "@mcp-actors/protocol";
import type { Channel, Link, PortLike, Transport } from "@mcp-actors/transport";

/** A server to start as a child process and to talk with over its pipes. */
export interface CommandTarget extends MessageLimits {
  /** The program to start, found on the PATH; no shell reads it. */
  readonly command: string;
  /** Its arguments, as they are; default none. */
  readonly args?: readonly string[];
  /** Variables on top of the safe list that every child gets. */
  readonly env?: { readonly [name: string]: string };
  /** The directory it runs in; default that of this process. */
  readonly cwd?: string;
  /**
   * Where its stderr goes: `pipe`, the default, tells it by the event `process.wrote` and keeps its end for the
   * error that says why it ended; `inherit` is that of this process, and is neither told nor kept.
   */
  readonly stderr?: "pipe" | "inherit";
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number;
  /** Unsent text above which one more message loses the connection, in UTF-16 units; default 268435456. */
  readonly outboxLimit?: number;
  /** How long the server may leave what is sent unread while much of it waits, in ms; then it is lost. Default 60,000. */
  readonly stallTimeout?: number;
  /** How long the process may take to end once its stdin has, and once it got SIGTERM, in ms; default 500 and 2000. */
  readonly shutdown?: { readonly eofGrace?: number; readonly termGrace?: number };
}

/** A server in this process: what `defineServer` makes is one. */
export interface LinkTarget {
  link(dialect: Dialect): Link;
}

/** A wire of the caller's own: an open channel or a port, good for one connection, or a source of channels. */
export type ChannelTarget =
  | { readonly channel: Channel }
  | { readonly port: PortLike }
  | { readonly transport: Transport };

/**
 * What a client can connect to; as a text or URL, `https://host/mcp`, `wss://host/mcp`, `tcp://host:port`
 * or `unix:/path`.
 */
export type Target = string | URL | CommandTarget | LinkTarget | ChannelTarget;

/** A target for people; undefined for one that has no name. */
export function targetText(target: Target): string | undefined {
  if (typeof target === "string") return target;
  if (target instanceof URL) return target.href;
  if (typeof target !== "object" || target === null || !("command" in target)) return undefined;
  return [target.command, ...(target.args ?? [])].join(" ");
}
