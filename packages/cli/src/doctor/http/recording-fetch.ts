import type { Fetch } from "@mcp-actors/transport/http";

/** A response as its beginning shows it. */
export interface SeenResponse {
  /** What it answers. */
  readonly method: string;
  readonly status: number;
  readonly headers: Headers;
}

/** A `fetch` that remembers what was answered, and why nothing was. */
export class RecordingFetch {
  readonly responses: SeenResponse[] = [];
  #failure: unknown;

  /** Why the last request that got no response got none. */
  get failure(): unknown {
    return this.#failure;
  }

  readonly fetch: Fetch = async (url, init) => {
    try {
      const response = await globalThis.fetch(url, init);
      const { status, headers } = response;
      this.responses.push({ method: init.method ?? "GET", status, headers });
      return response;
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  };
}
