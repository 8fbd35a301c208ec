import type { DialHub } from "../hub/hub-dial.ts";
import { dialNodeHub } from "./dial-node-hub.ts";
import { producerUrlOf, RuntimeFile } from "./runtime-file.ts";

/** How a process comes to its hub. */
export interface HubSeat {
  /** Finds it; asked again each time the last is lost. */
  readonly find: () => Promise<DialHub>;
  /** What a child is told, that comes with a token of its own. */
  readonly addressFor: (token: string) => string;
  /** Closes what is ours of it. */
  readonly close: () => Promise<void>;
}

/** The hub at a URL `ws://…/hub#token`. */
export function hubAt(url: string): HubSeat {
  return {
    find: () => Promise.resolve(dialNodeHub(url)),
    addressFor: (token) => withToken(url, token),
    close: () => Promise.resolve(),
  };
}

/** The hub that a file `file:///…#token` says, or will say. */
export function hubSaidIn(file: URL): HubSeat {
  const place = new URL(file);
  place.hash = "";
  return {
    find: async () => dialNodeHub(withToken(urlSaidIn(place), file.hash.slice(1))),
    addressFor: (token) => withToken(file.href, token),
    close: () => Promise.resolve(),
  };
}

function urlSaidIn(place: URL): string {
  // Where nobody has written it yet, it is looked for again.
  const entry = new RuntimeFile(place).read();
  if (entry === undefined) throw new Error("No hub is said there");
  return producerUrlOf(entry);
}

/** A URL with another token in its fragment. */
export function withToken(url: string, token: string): string {
  const other = new URL(url);
  other.hash = token;
  return other.href;
}
