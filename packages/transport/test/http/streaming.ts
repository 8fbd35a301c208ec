import type { Asked } from "../support/http-server.ts";

/** A call that gives a server time to stream. */
export const CALL = { method: "tools/call", params: { name: "slow" } };

/** A server without a stream of the session, so that every GET comes back to something. */
export const noStanding = (asked: Asked) =>
  asked.method === "GET" && asked.headers["last-event-id"] === undefined && asked.status(405);

/** A notification of progress under a token. */
export const progress = (progressToken: unknown, value: number) => ({
  method: "notifications/progress",
  params: { progressToken, progress: value },
});

/** Lets the event loop turn until something holds. */
export async function settled(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
