import type { CallState, ConnectionNotice, ConnectionState, PeerEvent } from "@mcp-actors/machine";
import type { SubscriptionNotice } from "@mcp-actors/machine/subscription";
import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { Call } from "./call.ts";

/** Everything that happens on a client, as one stream: the source of logs, traces and tests. */
export type ClientEvent =
  | PeerEvent
  | ConnectionNotice
  | SubscriptionNotice
  | { readonly type: "connection.state"; readonly state: ConnectionState }
  | { readonly type: "call.state"; readonly call: Call<unknown>; readonly state: CallState }
  | { readonly type: "notification.received"; readonly notification: JsonRpcNotification }
  | { readonly type: "answer.failed"; readonly method: string; readonly error: unknown }
  /** A live view could not be read, and shows what it showed before. */
  | { readonly type: "view.failed"; readonly view: string; readonly error: unknown }
  /** Results of a tool go unchecked: its output schema cannot be followed. */
  | { readonly type: "output.unchecked"; readonly tool: string; readonly error: unknown }
  /** A tool is left out of the list: what it asks for over HTTP cannot be. */
  | { readonly type: "tool.excluded"; readonly tool: string; readonly reason: string }
  /** A request that the client made by itself was refused: a subscription, or a log level in a session opened anew. */
  | { readonly type: "upkeep.failed"; readonly method: string; readonly error: unknown }
  | { readonly type: "process.spawned"; readonly pid: number }
  | { readonly type: "process.wrote"; readonly text: string };
