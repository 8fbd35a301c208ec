import { type Decoded, decodeMessage, ErrorCode, messageOf } from "@mcp-actors/protocol";
import type { Channel } from "../channel.ts";
import { checkKeys, type KeysOf } from "../options/check-keys.ts";
import { objectWith } from "../options/kind.ts";
import { PostChannel } from "./post-channel.ts";
import type { Postbox } from "./postbox.ts";

/** A window that messages are posted to: that of a frame, of the page around it, or one that was opened. */
export interface WindowTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The window that messages arrive at. */
export interface WindowScope {
  addEventListener(type: "message", listener: (event: WindowMessage) => void): void;
  removeEventListener(type: "message", listener: (event: WindowMessage) => void): void;
}

/** A message between windows, and who sent it. */
export interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Whom to speak with in the other window. */
export interface WindowChannelOptions {
  /** The origin of its page; "*" takes whatever page is there, which frames without an origin need. */
  readonly origin: string;
  /** Where messages arrive; default the window of this page. */
  readonly here?: WindowScope | undefined;
}

/**
 * The channel between two windows, by `postMessage`: what another window or origin posts is not heard.
 *
 * Messages are lost while nobody listens in the other window, so its page must be there first.
 * Throws a `TypeError` where the origin is none.
 */
export function windowChannel(target: WindowTarget, options: WindowChannelOptions): Channel {
  checkKeys("windowChannel", options, WINDOW_KEYS);
  const { origin } = options;
  if (origin !== "*" && !isOrigin(origin)) {
    throw new TypeError(`Origin must be that of a page or "*", not ${JSON.stringify(origin)}`);
  }
  const facts = { principal: origin === "*" ? "anonymous" : origin, address: origin };
  return new PostChannel(postboxOf(target, options), facts);
}

const WINDOW_KEYS: KeysOf<WindowChannelOptions> = {
  origin: 1,
  here: objectWith("addEventListener", "removeEventListener"),
};

function postboxOf(
  target: WindowTarget,
  { origin, here = thisWindow() }: WindowChannelOptions,
): Postbox {
  return {
    post: (message) => target.postMessage(message, origin),
    read,
    listen: (listener) => {
      const heard = (event: WindowMessage) => {
        const isTheirs = event.source === target && (origin === "*" || event.origin === origin);
        if (isTheirs) listener.message(event.data);
      };
      here.addEventListener("message", heard);
      return () => here.removeEventListener("message", heard);
    },
    // The window is not ours to close.
    close: () => {},
  };
}

/** As a text is read: a page may post circles, and depths that nothing else would. */
function read(message: unknown): Decoded {
  try {
    return decodeMessage(JSON.stringify(message));
  } catch (cause) {
    const error = { code: ErrorCode.ParseError, message: messageOf(cause) };
    return { kind: "unreadable", error, excerpt: "" };
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function thisWindow(): WindowScope {
  return globalThis as WindowScope;
}
