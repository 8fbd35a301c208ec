import type { Dialect } from "@mcp-actors/protocol";
import type { Channel, Link, Transport } from "@mcp-actors/transport";

/** A server to start as a child process and to talk with over its pipes. */
export interface CommandTarget {
  readonly command: string;
  readonly args?: readonly string[];
  /** Variables on top of the safe list that every child gets. */
  readonly env?: { readonly [name: string]: string };
  readonly cwd?: string;
}

/** A server in this process: what `defineServer` makes is one. */
export interface LinkTarget {
  link(dialect: Dialect): Link;
}

/** A wire of the caller's own: an open channel, good for one connection, or a source of channels. */
export type ChannelTarget = { readonly channel: Channel } | { readonly transport: Transport };

/** What a client can connect to. */
export type Target = CommandTarget | LinkTarget | ChannelTarget;
