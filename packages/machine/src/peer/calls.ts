import type { JsonRpcNotification, Request } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { CallOutcome } from "../call-event.ts";
import type { LeanScope } from "../lean/lean-scope.ts";
import type { Serve } from "../serve.ts";
import type { Timers } from "../timers/timers.ts";
import type { CallHost } from "./call-host.ts";
import type { PeerLimits } from "./limits.ts";
import { type CallOptions, OutboundCall } from "./outbound-call.ts";
import { Watchers } from "./watchers.ts";

interface CallsHost extends Omit<CallHost, "released"> {
  readonly ready: boolean;
}

/** The calls of one peer: those that wait, those in flight, and what all of them wait for. */
export class Calls implements CallHost {
  readonly #host: CallsHost;
  readonly #inFlight = new Set<OutboundCall>();
  readonly #waiting = new Set<OutboundCall>();
  readonly #idle = new Watchers(() => this.#inFlight.size === 0 && this.#waiting.size === 0);
  #openQuestions = 0;

  constructor(host: CallsHost) {
    this.#host = host;
  }

  get link(): Link {
    return this.#host.link;
  }

  get timers(): Timers {
    return this.#host.timers;
  }

  get scope(): LeanScope {
    return this.#host.scope;
  }

  get limits(): Required<PeerLimits> {
    return this.#host.limits;
  }

  get serve(): Serve {
    return this.#host.serve;
  }

  get counts() {
    return { calls: this.#inFlight.size, waitingCalls: this.#waiting.size };
  }

  idle(): Promise<void> {
    return this.#idle.met();
  }

  make(request: Request, options: CallOptions, closed?: string): OutboundCall {
    const call = new OutboundCall(this, request, options);
    if (options.cancelled !== undefined) call.cancel(options.cancelled);
    else if (closed !== undefined) call.step({ type: "connection.closed", cause: closed });
    else if (this.#host.ready) this.#grant(call);
    else if (this.#waiting.size < this.limits.waitingCalls) this.#waiting.add(call);
    else
      call.step({
        type: "queue.overflowed",
        cause: `${this.limits.waitingCalls} calls wait already`,
      });
    return call;
  }

  grantWaiting(): void {
    for (const call of this.#waiting) {
      if (!this.#host.ready) return;
      this.#waiting.delete(call);
      this.#grant(call);
    }
  }

  refuseWaiting(cause: string): void {
    for (const call of [...this.#waiting]) call.step({ type: "connection.closed", cause });
  }

  /** The link is gone, and with it the calls between two exchanges, whom the link does not know. */
  lose(cause: string): void {
    for (const call of [...this.#inFlight]) call.step({ type: "link.lost", cause });
  }

  /**
   * A handler of ours works on a question of the peer. A duplex channel does
   * not show for which call it asks, so every call in flight waits.
   */
  questionOpened(): void {
    this.#openQuestions += 1;
    if (this.#openQuestions > 1) return;
    for (const call of this.#inFlight) call.step({ type: "question.opened" });
  }

  questionClosed(): void {
    this.#openQuestions -= 1;
    if (this.#openQuestions > 0) return;
    for (const call of this.#inFlight) call.step({ type: "question.closed" });
  }

  released(call: OutboundCall): void {
    this.#waiting.delete(call);
    this.#inFlight.delete(call);
    this.#idle.look();
  }

  settled(
    call: OutboundCall,
    outcome: CallOutcome,
    listener: ((outcome: CallOutcome) => void) | undefined,
  ): void {
    this.#host.settled(call, outcome, listener);
  }

  notified(notification: JsonRpcNotification): void {
    this.#host.notified(notification);
  }

  contain(callback: string, work: () => unknown): void {
    this.#host.contain(callback, work);
  }

  #grant(call: OutboundCall): void {
    this.#inFlight.add(call);
    call.step({ type: "slot.granted" });
    if (this.#openQuestions > 0) call.step({ type: "question.opened" });
  }
}
