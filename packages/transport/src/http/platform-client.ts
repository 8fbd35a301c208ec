import { createFetchClient } from "./fetch-http-client.ts";
import type { HttpClient } from "./http-client.ts";

/** Sends through the platform's own `fetch`, where there is no `node:http`. */
export function createHttpClient(): HttpClient {
  return createFetchClient((url, init) => globalThis.fetch(url, init));
}
