import type { ConnectionState, PeerCounts } from "@mcp-actors/machine";
import type {
  CallToolResult,
  Era,
  Implementation,
  Request,
  ServerCapabilities,
  Tool,
} from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import type { Call } from "./call.ts";
import type { ClientEvent } from "./event.ts";
import type { CallToolOptions, RequestOptions } from "./request-options.ts";

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
export interface Client extends AsyncDisposable {
  readonly server: ServerAccount;
  /** The state of the connection now. */
  readonly state: ConnectionState;
  /** The state of the connection, now and later; completes after `closed` or `failed`. */
  readonly state$: Observable<ConnectionState>;
  /** Everything that happens, from now on. What a subscriber throws reaches the host, as RxJS has it, and nobody else. */
  readonly events$: Observable<ClientEvent>;
  /**
   * Calls a tool. Its own failure is a result with `isError`, which does not throw.
   *
   * @example Cancel on a signal, and hear how far it is
   * ```ts
   * const call = client.callTool("forecast", { city: "Oslo" }, { signal, onProgress: console.log });
   * const { structuredContent } = await call;
   * ```
   */
  callTool(
    name: string,
    args?: { readonly [name: string]: unknown },
    options?: CallToolOptions,
  ): Call<CallToolResult>;
  /** Every tool, page after page. The limits hold for each page. */
  listTools(options?: RequestOptions): Promise<readonly Tool[]>;
  /** Asks whether the server lives, in the way of its era. */
  ping(options?: RequestOptions): Call;
  /** Makes any request, as it is. */
  request(request: Request, options?: RequestOptions): Call;
  /**
   * Takes no more calls and refuses those that wait, lets those in flight end, then closes.
   * Settles when everything is released, a child process gone; never rejects.
   */
  close(reason?: string): Promise<void>;
  /** How much is held; all zero when nothing is on its way. */
  readonly counts: PeerCounts;
}
