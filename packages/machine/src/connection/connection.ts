import type { Opened } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { Observable } from "rxjs";
import type { ActorRefFrom } from "xstate";
import type { connectionMachine } from "./connection-machine.ts";
import type { ConnectionState } from "./connection-state.ts";

/** A live connection to one peer: it dials, negotiates, watches and reconnects on its own until closed. */
export interface Connection extends AsyncDisposable {
  /** The state, the current one first; completes after `closed` or `failed`. */
  readonly state$: Observable<ConnectionState>;
  readonly state: ConnectionState;
  /** What the peer said of itself when it opened last; undefined before the first time. */
  readonly session: Opened | undefined;
  /** The link being read; undefined between two. */
  readonly link: Link | undefined;
  readonly actor: ActorRefFrom<typeof connectionMachine>;

  /** The session as soon as calls may leave. Rejects with the cause, or with the reason of a close. */
  opened(): Promise<Opened>;
  /**
   * Waits for what is in flight, lets go of the link and waits for its end, each within its limit.
   * Settles when nothing is held any more, from whatever state, and never rejects.
   */
  close(reason?: unknown): Promise<void>;
}
