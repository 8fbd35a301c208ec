import type { PeerEvent } from "@mcp-actors/machine";

/** What happens on a model server that is no one's answer. */
export type ModelServerEvent =
  | PeerEvent
  | { readonly type: "client.connected"; readonly address: string | undefined }
  | { readonly type: "client.gone"; readonly address: string | undefined }
  /** A generation or a tool failed in a way that its client is told little of. */
  | { readonly type: "request.failed"; readonly method: string; readonly error: unknown }
  /** The transport brings nobody any more. */
  | { readonly type: "listening.failed"; readonly error: unknown };
