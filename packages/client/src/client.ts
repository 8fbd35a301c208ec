import type { ConnectionState, PeerCounts } from "@mcp-actors/machine";
import type {
  DefinitionShape,
  Era,
  Implementation,
  LoggingLevel,
  ServerCapabilities,
} from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import type { Answers } from "./answers/answers.ts";
import type { ClientRequests } from "./client-requests.ts";
import type { ClientEvent } from "./event.ts";
import type { LiveViews } from "./live/live-views.ts";
import type { NamedCalls } from "./named/named-calls.ts";
import type { RequestOptions } from "./request-options.ts";

/** The server at the other end, as the latest opening of the connection showed it; nothing may be trusted because of it. */
export interface ServerAccount {
  readonly info: Partial<Implementation>;
  readonly capabilities: ServerCapabilities;
  /** How to use the server, for a model. */
  readonly instructions: string | undefined;
  /** The revision that is spoken. */
  readonly revision: string;
  readonly era: Era;
}

/** A supervised connection to one server, and what can be asked of it. */
export interface Client<Definition extends DefinitionShape = DefinitionShape>
  extends ClientRequests,
    LiveViews,
    NamedCalls<Definition>,
    AsyncDisposable {
  readonly server: ServerAccount;
  /** The state of the connection now. */
  readonly state: ConnectionState;
  /** The state of the connection, now and later; completes after `closed` or `failed`. */
  readonly state$: Observable<ConnectionState>;
  /**
   * Everything that happens, from now on; calls that were made while nobody listened are not told of, and each
   * has its own `state$`. What a subscriber throws reaches the host, as RxJS has it, and nobody else.
   */
  readonly events$: Observable<ClientEvent>;
  /**
   * Asks for log messages of a severity and above, from now on and after every reconnect.
   * Settles when the server knows; where there are no sessions it is told with each request.
   */
  readonly setLogLevel: (level: LoggingLevel, options?: RequestOptions) => Promise<void>;
  /**
   * Changes the places that the server may look at, and tells it where there is a session.
   * Throws on a client that was connected without any.
   */
  readonly setRoots: (roots: NonNullable<Answers["roots"]>) => void;
  /**
   * Takes no more calls and refuses those that wait, lets those in flight end, then closes.
   * Settles when everything is released, a child process gone; never rejects.
   */
  readonly close: (reason?: string) => Promise<void>;
  /** How much is held; all zero when nothing is on its way. */
  readonly counts: PeerCounts;
}
