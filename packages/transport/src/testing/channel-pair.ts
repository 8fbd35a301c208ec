import type { Channel } from "../channel.ts";

/** Two channels, each the other's far end, and what is left to release when both are closed. */
export interface ChannelPair {
  readonly near: Channel;
  readonly far: Channel;
  /** Releases what the pair needed besides its channels; settles when it is released. */
  readonly close?: () => Promise<void>;
}

/** Opens a fresh pair for one check. */
export type OpenPair = () => Promise<ChannelPair>;

/** One thing that every channel promises. */
export interface ChannelPromise {
  /** What it promises, as the title of a test. */
  readonly title: string;
  /** Rejects when the channels of a fresh pair do not keep it. */
  readonly check: (openPair: OpenPair) => Promise<void>;
}
