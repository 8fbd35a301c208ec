import type { FailedAnswer } from "@mcp-actors/protocol";
import { TransportError } from "@mcp-actors/transport";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import type { PeerContext } from "./peer-context.ts";

/** The call that may be sent again. */
export interface Resendable {
  /** Whether asking twice is the same as asking once. */
  readonly isRepeatable: boolean;
  /** A pause that the peer wanted is over. */
  pauseOver(): void;
}

/** Whether one call is sent again that came to nothing, and how often: what was taken is asked twice at most. */
export class Resending implements TimerOwner {
  /** Whether the peer had the call before, so that it may have begun. */
  wasDelivered = false;
  readonly #call: Resendable;
  readonly #peer: PeerContext;
  #wasUsed = false;
  #pause: TimerNode | undefined;

  constructor(call: Resendable, peer: PeerContext) {
    this.#call = call;
    this.#peer = peer;
  }

  /** Whether the peer wants not to be sent it yet. */
  get isPaused(): boolean {
    return this.#pause !== undefined;
  }

  /** Whether to send it again after its exchange was lost. */
  followsLoss(error: TransportError): boolean {
    if (this.#peer.closed !== undefined) return false;
    if (error.code === "unreachable") return error.undelivered && !this.#peer.ready;
    const isWorth = error.code === "expired" || error.retryAfter !== undefined;
    if (this.#wasUsed || !isWorth || !(error.undelivered || this.#call.isRepeatable)) return false;
    this.#wasUsed = true;
    this.wasDelivered = !error.undelivered;
    if (error.retryAfter !== undefined) this.#wait(error.retryAfter);
    return true;
  }

  /** Whether to send it again after an error, which is that of a peer that speaks another dialect by now. */
  followsError(answer: FailedAnswer): boolean {
    const { closed, link } = this.#peer;
    if (this.#wasUsed || closed !== undefined) return false;
    if (link.dialect.disowns?.(answer) !== true) return false;
    const { code, message } = answer.error;
    const cause = `The peer refused a request in ${link.dialect.revision}: ${code} ${message}`;
    this.#wasUsed = this.#peer.doubt(new TransportError("lost", cause));
    return this.#wasUsed;
  }

  expired(): void {
    this.#pause = undefined;
    this.#call.pauseOver();
  }

  /** The call is over. */
  stop(): void {
    if (this.#pause !== undefined) this.#peer.timers.disarm(this.#pause);
  }

  #wait(ms: number): void {
    this.#pause = new TimerNode(this, "pause");
    this.#peer.timers.arm(this.#pause, ms);
  }
}
