import type { Connection, ConnectionState, Peer, PeerCounts } from "@mcp-actors/machine";
import type { CallToolResult, Opened, Params, Request, Result, Tool } from "@mcp-actors/protocol";
import type { Observable } from "rxjs";
import { Call } from "./call.ts";
import { callToolRequest, readToolResult } from "./calls/call-tool.ts";
import { listToolsRequest, readTools } from "./calls/list-tools.ts";
import type { ClientEvent } from "./event.ts";
import type { CallToolOptions } from "./options.ts";
import { allPages } from "./pages.ts";

/** The server at the other end, as the latest opening of the connection showed it. */
export interface ServerAccount {
  readonly info: Params;
  readonly capabilities: Params;
  readonly instructions: string | undefined;
  /** The revision that is spoken. */
  readonly revision: string;
  readonly era: "legacy" | "modern";
}

/** A supervised connection to one server, and what can be asked of it. */
export interface Client extends AsyncDisposable {
  readonly server: ServerAccount;
  /** The state of the connection now. */
  readonly state: ConnectionState;
  /** The state of the connection, now and later. */
  readonly state$: Observable<ConnectionState>;
  /** Everything that happens, from now on. */
  readonly events$: Observable<ClientEvent>;
  /** Calls a tool. Its own failure is a result with `isError`, which does not throw. */
  callTool(
    name: string,
    args?: { readonly [name: string]: unknown },
    options?: CallToolOptions,
  ): Call<CallToolResult>;
  /** Every tool, page after page. */
  listTools(options?: CallToolOptions): Promise<readonly Tool[]>;
  /** Asks whether the server lives, in the way of its era. */
  ping(options?: CallToolOptions): Call;
  /** Any request, as it is. */
  request(request: Request, options?: CallToolOptions): Call;
  /** Lets calls in flight end, then closes; settles when everything is released, a child process gone. */
  close(reason?: string): Promise<void>;
  /** How much is held; all zero when nothing is on its way. */
  readonly counts: PeerCounts;
}

export interface ClientParts {
  readonly connection: Connection;
  readonly peer: Peer;
  readonly events$: Observable<ClientEvent>;
  readonly defaults: Pick<CallToolOptions, "timeout" | "maxTotalTimeout">;
  readonly onCall: (call: Call<unknown>) => void;
}

/** A client over its parts. */
export function createClient(parts: ClientParts): Client {
  const { connection, peer } = parts;

  function call<Value>(
    request: Request,
    options: CallToolOptions | undefined,
    read: (result: Result) => Value,
  ): Call<Value> {
    const made = new Call(peer, request, { ...parts.defaults, ...options }, read);
    parts.onCall(made);
    return made;
  }

  const close = (reason?: string): Promise<void> => connection.close(reason);
  return {
    get server() {
      return accountOf(connection.session);
    },
    get state() {
      return connection.state;
    },
    state$: connection.state$,
    events$: parts.events$,
    callTool: (name, args, options) =>
      call(callToolRequest(name, args, options?._meta), options, readToolResult),
    listTools: (options) =>
      allPages((cursor) => call(listToolsRequest(cursor), options, same), readTools),
    ping: (options) => call(probeOf(connection), options, same),
    request: (request, options) => call(request, options, same),
    close,
    [Symbol.asyncDispose]: () => close(),
    get counts() {
      return peer.counts;
    },
  };
}

function same(result: Result): Result {
  return result;
}

function probeOf({ session }: Connection): Request {
  return session?.dialect.probe() ?? { method: "ping" };
}

function accountOf(session: Opened | undefined): ServerAccount {
  if (session === undefined) throw new Error("unreachable: a client is made of an open connection");
  const { dialect, peer } = session;
  return { ...peer, instructions: peer.instructions, revision: dialect.revision, era: dialect.era };
}
