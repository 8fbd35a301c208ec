import type { ServerEvent } from "../server-event.ts";

/** Prints what a server's clients are not told of, where nobody else watches it: in Node on stderr. */
export function printFailure(event: ServerEvent): void {
  if (event.type === "request.failed") {
    // Quoted, for it is the client's: a line feed in it would be a line of the log.
    const of = event.of === undefined ? "" : ` of ${JSON.stringify(event.of)}`;
    console.error(`${event.method}${of} failed (reference ${event.reference}):`, event.error);
  } else if (event.type === "callback.failed") {
    console.error(`${event.callback} failed:`, event.error);
  }
}
