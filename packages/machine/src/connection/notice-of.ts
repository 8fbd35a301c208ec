import type { ConnectionNotice } from "./connection-event.ts";
import type { ConnectionContext } from "./connection-facts.ts";

/** What a connection tells when a session was opened. */
export function sessionOpened({ revision, sessions }: ConnectionContext): ConnectionNotice {
  return { type: "session.opened", revision, sessions };
}

/** What a connection tells when it gives up. */
export function connectionFailed({ cause, attempts }: ConnectionContext): ConnectionNotice {
  return { type: "connection.failed", cause, attempts };
}
