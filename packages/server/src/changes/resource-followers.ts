import { toNormalUri } from "@mcp-actors/protocol";
import type { Listener } from "./listener.ts";

/**
 * Who follows which resources.
 *
 * They are found by the resource that changes, however it is escaped: of ten thousand clients, most follow others.
 */
export class ResourceFollowers {
  /** The listeners of each resource, with its URI as each of them wrote it. */
  readonly #byKey = new Map<string, Map<Listener, string>>();

  add(uri: string, listener: Listener): void {
    const key = toKey(uri);
    const following = this.#byKey.get(key);
    if (following === undefined) this.#byKey.set(key, new Map([[listener, uri]]));
    else following.set(listener, uri);
  }

  /** A listener follows a resource no more, unless it does so under another URI. */
  remove(uri: string, listener: Listener): void {
    const key = toKey(uri);
    const other = listener.resources.findLast((each) => toKey(each) === key);
    const following = this.#byKey.get(key);
    if (other !== undefined) following?.set(listener, other);
    else if (following?.delete(listener) === true && following.size === 0) this.#byKey.delete(key);
  }

  /** A listener follows nothing any more. */
  forget(listener: Listener): void {
    for (const key of listener.resources.map(toKey)) {
      const following = this.#byKey.get(key);
      following?.delete(listener);
      if (following?.size === 0) this.#byKey.delete(key);
    }
  }

  /** Those who follow a resource, each with the URI that it wrote. */
  of(uri: string): readonly (readonly [Listener, string])[] {
    return [...(this.#byKey.get(toKey(uri)) ?? [])];
  }
}

function toKey(uri: string): string {
  return toNormalUri(uri) ?? uri;
}
