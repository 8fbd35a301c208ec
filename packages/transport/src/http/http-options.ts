import type {
  Dialect,
  JsonRpcNotification,
  JsonRpcRequest,
  MessageLimits,
} from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import { timerDelay } from "../timer-delay.ts";
import type { Authorize } from "./authorization.ts";
import type { Fetch } from "./fetch-http-client.ts";

/** Where the timers of a link come from; a machine's clock is one. */
export interface HttpClock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timeout: unknown): void;
  /** Lets the process end although the timeout is pending, where there is a process. */
  unref?(timeout: unknown): void;
}

/** What any way of speaking over HTTP can be told. */
export interface HttpOptions extends MessageLimits {
  /** Sent with every request. */
  readonly headers?: HeaderFields | undefined;
  /** Gives headers that prove who asks: before each request, and once more when the server refuses them. */
  readonly authorize?: Authorize | undefined;
  /** Sends the requests; default undici on Node, and the platform's `fetch` elsewhere. */
  readonly fetch?: Fetch | undefined;
  /** Longest message that is read, in bytes (in a stream of events: in characters); default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
  /** Longest headers of a response, in bytes; default 16 KiB. Only on Node. */
  readonly maxHeaderBytes?: number | undefined;
  /**
   * Most sockets that requests share at once, others wait for one; default 256. Answers, cancellations and
   * streams of events have their own. Only on Node.
   */
  readonly maxSockets?: number | undefined;
  /** Longest time that a close waits for the last words to the server, in ms; default 2,000. */
  readonly closeGrace?: number | undefined;
  /** Attempts in a row to come back to a stream that brought nothing new before it is given up; default 8. */
  readonly maxAttempts?: number | undefined;
  /** Chance, from 0 up to but not including 1; default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Default the timers of the platform. */
  readonly clock?: HttpClock | undefined;
}

/** What a link over Streamable HTTP can be told. */
export interface HttpLinkOptions extends HttpOptions {
  /** The dialect of the first opening. */
  readonly dialect: Dialect;
  /** Further headers of a modern message, beside those that the dialect demands. What it throws refuses the request. */
  readonly mirror?:
    | ((message: JsonRpcRequest | JsonRpcNotification) => HeaderFields | undefined)
    | undefined;
}

/** The options with their defaults filled in. */
export interface HttpSettings extends MessageLimits {
  readonly maxMessageBytes: number;
  readonly closeGrace: number;
  readonly maxAttempts: number;
  readonly random: () => number;
  readonly clock: HttpClock;
}

/** Fills in the defaults. */
export function httpSettings(options: HttpOptions): HttpSettings {
  return {
    maxDepth: options.maxDepth,
    maxMembers: options.maxMembers,
    maxMessageBytes: options.maxMessageBytes ?? 16 * 1024 * 1024,
    closeGrace: options.closeGrace ?? 2_000,
    maxAttempts: options.maxAttempts ?? 8,
    random: options.random ?? Math.random,
    clock: options.clock ?? PLATFORM,
  };
}

/** A timeout of a platform where there is a process to hold; elsewhere it is a number. */
interface Holding {
  readonly unref?: () => void;
}

const PLATFORM: HttpClock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, timerDelay(ms)),
  clearTimeout: (timeout) => clearTimeout(timeout as ReturnType<typeof setTimeout>),
  unref: (timeout) => (timeout as Holding).unref?.(),
};
