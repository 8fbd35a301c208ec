import type { JsonRpcMessage, RequestId } from "@mcp-actors/protocol";
import type { StrayReason } from "@mcp-actors/transport";

/** What happened on a peer that is no one's answer: for logs, the inspector and tests. */
export type PeerEvent =
  | {
      readonly type: "message.stray";
      readonly reason: StrayReason;
      readonly message: JsonRpcMessage;
    }
  | { readonly type: "message.unreadable"; readonly problem: string; readonly excerpt: string }
  | { readonly type: "request.duplicate"; readonly id: RequestId; readonly method: string }
  | { readonly type: "request.overflowed"; readonly method: string; readonly limit: number }
  /** What was said outside of exchanges before now may never have been heard: a stream of it has just begun. */
  | { readonly type: "notification.gap" }
  | { readonly type: "notification.dropped"; readonly method: string; readonly limit: number }
  | { readonly type: "callback.failed"; readonly callback: string; readonly error: unknown };

/** Hears what happens on a peer; what it throws or rejects is ignored. */
export type PeerObserver = (event: PeerEvent) => unknown;
