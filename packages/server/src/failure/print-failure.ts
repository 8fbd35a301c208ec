import type { ServerEvent } from "../server-event.ts";

/** Prints what a server's clients are not told of, where nobody else watches it: in Node on stderr. */
export function printFailure(event: ServerEvent): void {
  if (event.type === "request.failed") {
    console.error(`${event.method} failed (reference ${event.reference}):`, event.error);
  } else if (event.type === "callback.failed") {
    console.error(`${event.callback} failed:`, event.error);
  }
}
