import type { MessageLimits } from "@mcp-actors/protocol";
import { type Facts, LOCAL } from "../channel.ts";
import { DEFAULT_MAX_MESSAGE_BYTES } from "./line-splitter.ts";

/** What a channel on a byte stream can be told; all of it has a default. */
export interface StreamChannelOptions extends MessageLimits {
  /** What holds for every message; default the local peer. */
  readonly facts?: Facts | undefined;
  /** What errors call the peer, where that says more than that it is the peer: an address. */
  readonly peer?: string | undefined;
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
  /** Unwritten text above which `send` answers false, in UTF-16 units; default 262144. */
  readonly outboxMark?: number | undefined;
  /**
   * Unwritten text behind the write under way above which one more message loses the channel, in UTF-16 units;
   * default 268435456. A single message is never too long.
   */
  readonly outboxLimit?: number | undefined;
  /**
   * Whether reading pauses while the outbox is over its mark; default false.
   * For the end that mostly answers: two peers that both pause wait for each other until one is lost.
   */
  readonly pausesWhenFull?: boolean | undefined;
  /** How long nothing may leave while the outbox is over its mark, in ms; then the channel is lost. Default 60,000. */
  readonly stallTimeout?: number | undefined;
  /** How long sent messages may take to leave when the channel closes, in ms; default 5000. */
  readonly flushGrace?: number | undefined;
  /** How long the peer's own end is awaited after that, in ms; default 1000. */
  readonly endGrace?: number | undefined;
}

/** What a channel on a socket can be told; who the peer is and what it may hold up is known there. */
export type SocketOptions = Omit<StreamChannelOptions, "facts" | "peer" | "pausesWhenFull">;

/** The options with their defaults filled in. */
export type StreamChannelSettings = {
  readonly [Name in Exclude<
    keyof StreamChannelOptions,
    keyof MessageLimits | "peer"
  >]-?: NonNullable<StreamChannelOptions[Name]>;
};

/** Fills in the defaults. */
export function withDefaults(options: StreamChannelOptions): StreamChannelSettings {
  return {
    facts: options.facts ?? LOCAL,
    maxMessageBytes: options.maxMessageBytes ?? DEFAULT_MAX_MESSAGE_BYTES,
    outboxMark: options.outboxMark ?? 256 * 1024,
    outboxLimit: options.outboxLimit ?? 256 * 1024 * 1024,
    pausesWhenFull: options.pausesWhenFull ?? false,
    stallTimeout: options.stallTimeout ?? 60_000,
    flushGrace: options.flushGrace ?? 5000,
    endGrace: options.endGrace ?? 1000,
  };
}
