import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { LaneOptions, NotificationHandler } from "./notification-lanes.ts";
import type { PeerContext } from "./peer-context.ts";

/** What the lanes of a peer are told: its handler, and where what goes wrong with it is heard of. */
export class PeerLanes implements LaneOptions {
  readonly handler: NotificationHandler;
  readonly #peer: PeerContext;

  constructor(peer: PeerContext, handler: NotificationHandler) {
    this.#peer = peer;
    this.handler = handler;
  }

  get limit(): number {
    return this.#peer.limits.waitingNotifications;
  }

  failed(error: unknown): void {
    this.#peer.failed.onNotification(error);
  }

  dropped({ method }: JsonRpcNotification, limit: number): void {
    this.#peer.report({ type: "notification.dropped", method, limit });
  }
}
