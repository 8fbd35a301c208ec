/** What can happen to a connection. */
export type ConnectionEvent =
  | { readonly type: "connection.open" }
  | { readonly type: "connection.close" }
  | { readonly type: "link.dialled" }
  | { readonly type: "link.lost"; readonly cause: string }
  /** Nobody took a request, though the link is not lost. */
  | { readonly type: "link.unreached"; readonly cause: string }
  /** The peer may speak another dialect by now. */
  | { readonly type: "link.doubted"; readonly cause: string }
  /** Whoever is at the other end speaks the dialect, as before. */
  | { readonly type: "link.reached" }
  | { readonly type: "attempt.failed"; readonly cause: string }
  | { readonly type: "session.restored" }
  | { readonly type: "calls.due" }
  | { readonly type: "uptime.reached" };

/** What a dial or a restoration under way can be told; `after` is how long it took so far, in ms. */
export type AttemptCommand = { readonly type: "attempt.expire"; readonly after: number };

/** What a connection tells of itself beside its state: for logs, traces and tests. */
export type ConnectionNotice =
  | { readonly type: "session.opened"; readonly revision: string; readonly sessions: number }
  | { readonly type: "connection.failed"; readonly cause: string; readonly attempts: number };

/** How a connection ended: as asked, or because supervision gave up after so many attempts in a row. */
export type ConnectionOutcome =
  | { readonly status: "closed" }
  | { readonly status: "failed"; readonly attempts: number; readonly cause: string };
