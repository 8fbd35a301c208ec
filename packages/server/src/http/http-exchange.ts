import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";
import type { StreamTimers } from "./request-timers.ts";

/** One request over HTTP and the place of its reply, whichever server brought it. */
export interface HttpExchange {
  readonly method: string;
  /** The path of the request, as it came, without query. */
  readonly path: string;
  /** What stands behind the `?`; empty where nothing does. */
  readonly query: string;
  readonly headers: HeaderLookup;
  /** The `Host` that was asked. */
  readonly host: string | undefined;
  /** Where the client is. */
  readonly address: string | undefined;
  /** Timers that are this request's own, where its host wants that; else those of the server do. */
  readonly timers?: StreamTimers | undefined;
  /** Reads the body, once. */
  read(limits: BodyLimits): Promise<Body>;
  /** Replies as a whole; where a reply is there already it only ends it. */
  reply(status: number, fields?: HeaderFields, body?: string): void;
  /** Begins a reply of status 200 that is written piece by piece; its headers leave at once. */
  stream(fields: HeaderFields): ReplyStream;
  /**
   * Has a function told, once, if the client leaves before the end of the reply; at once if it has left. A later
   * function takes its place.
   */
  onGone(listener: () => void): void;
}

/** Bounds on a body. */
export interface BodyLimits {
  readonly maxBytes: number;
  /** How long it may take to arrive, in ms. */
  readonly timeout: number;
}

/** A body as text, or why there is none. */
export type Body =
  | { readonly text: string }
  | { readonly problem: "oversized" | "slow" | "undecodable" | "taken" | "gone" };

/** A reply that is being written. */
export interface ReplyStream {
  /** Hands text to the wire; false when more waits than should. */
  write(text: string): boolean;
  /** How much waits to leave, in bytes. */
  readonly waiting: number;
  /** Has a function told whenever all that waited has left. */
  onDrain(listener: () => void): void;
  end(): void;
  /** Cuts the connection; whoever listens for the client's leaving hears of it. */
  destroy(): void;
}
