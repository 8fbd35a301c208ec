import { toWords } from "@mcp-actors/transport";

/** Who gives up when a signal aborts. */
export interface Abortable {
  abort(): void;
}

/** Throws where a signal is none; one of another realm is one too. */
export function checkSignal(signal: object | null | undefined): void {
  if (signal === undefined || (signal !== null && "addEventListener" in Object(signal))) return;
  throw new TypeError(`Option signal must be an AbortSignal, not ${toWords(signal)}`);
}

/** Who follows which signal: one listener a signal, however many calls share it. */
const following = new WeakMap<AbortSignal, Following>();

interface Following {
  readonly followers: Set<Abortable>;
  readonly listener: () => void;
}

/** Tells the follower once when a signal aborts, unless it left before. */
export function follow(signal: AbortSignal, follower: Abortable): void {
  const { followers } = following.get(signal) ?? listen(signal);
  followers.add(follower);
}

/** Follows no more; the last to leave takes the listener along. */
export function leave(signal: AbortSignal, follower: Abortable): void {
  const entry = following.get(signal);
  if (entry?.followers.delete(follower) !== true || entry.followers.size > 0) return;
  following.delete(signal);
  signal.removeEventListener("abort", entry.listener);
}

function listen(signal: AbortSignal): Following {
  const followers = new Set<Abortable>();
  const listener = (): void => {
    following.delete(signal);
    for (const follower of followers) follower.abort();
  };
  const entry = { followers, listener };
  following.set(signal, entry);
  signal.addEventListener("abort", listener, { once: true });
  return entry;
}
