import type { HeaderFields } from "@mcp-actors/protocol/http";
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
 * Settles when everything is released, at the latest when the grace is over: of which messages have half
 * where there is a session to end. Nothing leaves after that.
 */
export async function endSession({ endpoint, posts, fields, settings }: SessionEnd): Promise<void> {
  const { clock, closeGrace } = settings;
  const begun = clock.now();
  const isHeld = fields !== undefined;
  const patience = clock.setTimeout(() => posts.abort(), isHeld ? closeGrace / 2 : closeGrace);
  await posts.idle();
  clock.clearTimeout(patience);
  const left = begun + closeGrace - clock.now();
  if (isHeld && left >= 0) await farewell({ endpoint, fields, clock, left });
  endpoint.client.close();
}

interface Farewell extends Pick<SessionEnd, "endpoint"> {
  readonly fields: HeaderFields;
  readonly clock: HttpSettings["clock"];
  /** How long an answer is waited for, in ms. */
  readonly left: number;
}

function farewell({ endpoint, fields: headers, clock, left }: Farewell): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clock.clearTimeout(patience);
      resolve();
    };
    const transfer = endpoint.send(
      { method: "DELETE", headers, isUrgent: true },
      { head: over, chunk() {}, end: over, failed: over },
    );
    const patience = clock.setTimeout(() => {
      transfer.abort();
      resolve();
    }, left);
  });
}
