import type { Connection } from "@mcp-actors/machine";
import type { Implementation, Request, Result, ServerCapabilities } from "@mcp-actors/protocol";
import type { Call } from "./call.ts";
import { callToolRequest, readToolResult } from "./calls/call-tool.ts";
import { listToolsRequest, readTools } from "./calls/list-tools.ts";
import type { Client, ServerAccount } from "./client.ts";
import type { EventFeed } from "./event-feed.ts";
import { type CallScope, LiveCall } from "./live-call.ts";
import { allPages } from "./pages.ts";
import type { RequestOptions } from "./request-options.ts";

/** What a client is made of. */
export interface ClientParts extends CallScope {
  readonly connection: Connection;
  readonly feed: EventFeed;
}

/** A client over its parts. */
export function createClient(parts: ClientParts): Client {
  const { connection, peer, feed } = parts;
  const call = <Value>(
    request: Request,
    options: RequestOptions = NO_OPTIONS,
    read: (result: Result) => Value,
  ): Call<Value> => {
    const made = new LiveCall(parts, request, options, read);
    if (feed.isHeard) reportStates(made, feed);
    return made;
  };
  const close = (reason?: string) =>
    connection.close(`The client was closed${reason === undefined ? "" : `: ${reason}`}`);
  return {
    get server() {
      return accountOf(connection);
    },
    get state() {
      return connection.state;
    },
    state$: connection.state$,
    events$: feed.event$,
    callTool: (name, args, options) =>
      call(callToolRequest(name, args, options?._meta), options, readToolResult),
    listTools: (options) =>
      unwatched(allPages((cursor) => call(listToolsRequest(cursor), options, same), readTools)),
    ping: (options) => call(probeOf(connection), options, same),
    request: (request, options) => call(request, options, same),
    close,
    [Symbol.asyncDispose]: () => close(),
    get counts() {
      return peer.counts;
    },
  };
}

const NO_OPTIONS: RequestOptions = {};

function same(result: Result): Result {
  return result;
}

function probeOf({ session }: Connection): Request {
  if (session === undefined) throw noSession();
  return session.dialect.probe();
}

function accountOf({ session }: Connection): ServerAccount {
  if (session === undefined) throw noSession();
  const { dialect, peer } = session;
  return {
    info: peer.info as Partial<Implementation>,
    capabilities: peer.capabilities as ServerCapabilities,
    instructions: peer.instructions,
    revision: dialect.revision,
    era: dialect.era,
  };
}

function noSession(): Error {
  return new Error("unreachable: a client is made of an open connection");
}

/** A promise whose failure is no unhandled rejection: the calls behind it are events. */
function unwatched<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

function reportStates(call: Call<unknown>, feed: EventFeed): void {
  let { state } = call;
  feed.report({ type: "call.state", call, state });
  call.actor.subscribe(() => {
    if (call.state === state) return;
    state = call.state;
    feed.report({ type: "call.state", call, state });
  });
}
