import type { HeaderFields } from "@mcp-actors/protocol";
import type { HttpEndpoint } from "./http-endpoint.ts";
import type { HttpSettings } from "./http-options.ts";
import type { Posts } from "./posts.ts";

/** What is left to do when a link closes. */
export interface SessionEnd {
  readonly endpoint: HttpEndpoint;
  readonly posts: Posts;
  /** The headers that name the session; undefined where there is none to end. */
  readonly fields: HeaderFields | undefined;
  readonly settings: Pick<HttpSettings, "clock" | "closeGrace">;
}

/**
 * Lets the last messages leave, then tells the server that the session is over, once: whatever it answers.
 *
 * Settles when everything is released, at the latest when the grace is over.
 */
export async function endSession({ endpoint, posts, fields, settings }: SessionEnd): Promise<void> {
  const { clock, closeGrace } = settings;
  let ring = () => {};
  const rang = new Promise<void>((resolve) => {
    ring = resolve;
  });
  const timeout = clock.setTimeout(ring, closeGrace);
  const farewell =
    fields === undefined ? undefined : posts.idle().then(() => end(endpoint, fields));
  await Promise.race([farewell ?? posts.idle(), rang]);
  clock.clearTimeout(timeout);
  posts.abort();
  endpoint.client.close();
}

function end(endpoint: HttpEndpoint, headers: HeaderFields): Promise<void> {
  return new Promise((resolve) => {
    endpoint.send(
      { method: "DELETE", headers, isUrgent: true },
      { head: () => resolve(), chunk() {}, end: resolve, failed: () => resolve() },
    );
  });
}
