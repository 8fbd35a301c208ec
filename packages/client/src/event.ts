import type { ConnectionNotice, ConnectionState, PeerEvent } from "@mcp-actors/machine";
import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { Call, CallState } from "./call.ts";

/** Everything that happens on a client, as one stream: the source of logs, traces and tests. */
export type ClientEvent =
  | PeerEvent
  | ConnectionNotice
  | { readonly type: "connection.state"; readonly state: ConnectionState }
  | { readonly type: "call.state"; readonly call: Call<unknown>; readonly state: CallState }
  | { readonly type: "notification.received"; readonly notification: JsonRpcNotification }
  | { readonly type: "answer.failed"; readonly method: string; readonly error: unknown }
  | { readonly type: "process.spawned"; readonly pid: number }
  | { readonly type: "process.wrote"; readonly text: string };
