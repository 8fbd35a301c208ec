import type { Request } from "@mcp-actors/protocol";
import type { End } from "../attachment.ts";
import type { CallOptions } from "./call-options.ts";
import { OutboundCall } from "./outbound-call.ts";
import type { PeerContext } from "./peer-context.ts";

/** The calls of one peer: those that wait, those in flight, and what all of them wait for. */
export class Calls {
  readonly peer: PeerContext;
  readonly #inFlight = new Set<OutboundCall>();
  readonly #waiting = new Set<OutboundCall>();
  #openQuestions = 0;

  constructor(peer: PeerContext) {
    this.peer = peer;
  }

  /** How many are in flight. */
  get size(): number {
    return this.#inFlight.size;
  }

  /** How many wait to leave. */
  get waiting(): number {
    return this.#waiting.size;
  }

  make(request: Request, options: CallOptions): OutboundCall {
    const { closed, ready, limits } = this.peer;
    const call = new OutboundCall(this, request, options);
    if (options.cancelled !== undefined) call.cancel(options.cancelled);
    else if (closed !== undefined) refuse(call, closed);
    else if (ready) this.#grant(call);
    else if (this.#waiting.size < limits.waitingCalls) this.#waiting.add(call);
    else this.#overflow(call);
    return call;
  }

  /** Makes a call that belongs to a request being served: it leaves on the link that brought the request. */
  ask(request: Request, options: CallOptions): OutboundCall {
    const call = new OutboundCall(this, request, options);
    this.#grant(call);
    return call;
  }

  grantWaiting(): void {
    for (const call of this.#waiting) {
      if (!this.peer.ready) return;
      this.#waiting.delete(call);
      this.#grant(call);
    }
  }

  refuseWaiting(end: End): void {
    for (const call of [...this.#waiting]) refuse(call, end);
  }

  /** The link is gone, and with it every call in flight: also those between two exchanges, which no link knows. */
  lose({ cause, error }: End): void {
    for (const call of [...this.#inFlight]) call.stepFor(error, { type: "link.lost", cause });
  }

  /**
   * A handler of ours works on a question of the peer. A duplex channel does
   * not show for which call it asks, so every call in flight waits.
   */
  questionOpened(): void {
    this.#openQuestions += 1;
    if (this.#openQuestions > 1) return;
    for (const call of this.#inFlight) call.questionOpened();
  }

  questionClosed(): void {
    this.#openQuestions -= 1;
    if (this.#openQuestions > 0) return;
    for (const call of this.#inFlight) call.questionClosed();
  }

  released(call: OutboundCall): void {
    this.#waiting.delete(call);
    if (this.#inFlight.delete(call)) this.peer.freed();
  }

  #grant(call: OutboundCall): void {
    this.#inFlight.add(call);
    call.step(SLOT_GRANTED);
    if (this.#openQuestions > 0) call.questionOpened();
  }

  #overflow(call: OutboundCall): void {
    const cause = `${this.peer.limits.waitingCalls} calls wait already`;
    call.step({ type: "queue.overflowed", cause });
  }
}

function refuse(call: OutboundCall, { cause, error }: End): void {
  call.stepFor(error, { type: "connection.closed", cause });
}

const SLOT_GRANTED = { type: "slot.granted" } as const;
