import type { PeerEvent } from "@mcp-actors/machine";

/** What happens on a server that is no one's answer: for logs and tests. */
export type ServerEvent =
  | PeerEvent
  | {
      /** A handler or the server itself failed in a way the client is not told of. */
      readonly type: "request.failed";
      readonly method: string;
      /** What was asked for: the name of a tool or prompt, or the URI of a resource, at most 200 characters of it. */
      readonly of?: string;
      /** What the client was told to name the failure by. */
      readonly reference: string;
      readonly error: unknown;
    }
  /** A log message found the wire too slow, or cannot be written as JSON: then with the error. */
  | { readonly type: "log.dropped"; readonly method: string; readonly error?: unknown };

/** Hears what happens on a server; what it throws or rejects is ignored. */
export type ServerObserver = (event: ServerEvent) => unknown;
