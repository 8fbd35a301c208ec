import { toNormalUri } from "@mcp-actors/protocol";

/** URIs as clients wrote them, to be found however they are escaped. */
export class UriSet {
  readonly #written: ReadonlyMap<string, string>;

  constructor(uris: readonly string[]) {
    this.#written = new Map(uris.map((uri) => [toKey(uri), uri]));
  }

  /** All of them, as they were written. */
  get all(): readonly string[] {
    return [...this.#written.values()];
  }

  /** How a URI was written; undefined where it is none of them. */
  find(uri: string): string | undefined {
    return this.#written.get(toKey(uri));
  }
}

function toKey(uri: string): string {
  return toNormalUri(uri) ?? uri;
}
