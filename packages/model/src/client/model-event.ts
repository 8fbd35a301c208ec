import type { ConnectionNotice, ConnectionState, PeerEvent } from "@mcp-actors/machine";
import type { JsonRpcNotification } from "@mcp-actors/protocol";

/** What happens on a connection to a model beside its answers. */
export type ModelEvent =
  | PeerEvent
  | ConnectionNotice
  | { readonly type: "connection.state"; readonly state: ConnectionState }
  | { readonly type: "notification.received"; readonly notification: JsonRpcNotification }
  /** A tool of ours failed; the model was told in the tool's own words. */
  | { readonly type: "tool.failed"; readonly name: string; readonly error: unknown }
  | { readonly type: "process.spawned"; readonly pid: number }
  | { readonly type: "process.wrote"; readonly text: string };
