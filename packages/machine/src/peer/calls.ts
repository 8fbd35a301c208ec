import type { Request } from "@mcp-actors/protocol";
import type { End } from "../attachment.ts";
import { CallList } from "./call-list.ts";
import type { CallOptions } from "./call-options.ts";
import { keptRequest } from "./kept-request.ts";
import { OutboundCall } from "./outbound-call.ts";
import type { PeerContext } from "./peer-context.ts";

/** The calls of one peer: those that wait, those in flight, and what all of them wait for. */
export class Calls {
  readonly peer: PeerContext;
  #inFlight: CallList | undefined;
  #waiting: Set<OutboundCall> | undefined;
  /** The one in flight that others of its kind wait for. */
  #exclusive: OutboundCall | undefined;
  #openQuestions = 0;

  constructor(peer: PeerContext) {
    this.peer = peer;
  }

  /** How many are in flight. */
  get size(): number {
    return this.#inFlight?.size ?? 0;
  }

  /** How many wait to leave. */
  get waiting(): number {
    return this.#waiting?.size ?? 0;
  }

  /** The actors of all of them. */
  *actors(): Iterable<OutboundCall["actor"]> {
    for (const { actor } of this.#waiting ?? []) yield actor;
    for (const { actor } of this.#sent) yield actor;
  }

  /** Gives up the call whose actor has a session id; false where there is none. */
  cancel(actor: string, reason: string): boolean {
    for (const calls of [this.#waiting ?? [], this.#sent]) {
      for (const call of calls) {
        if (call.actor.sessionId !== actor) continue;
        call.cancel(reason);
        return true;
      }
    }
    return false;
  }

  make(request: Request, options: CallOptions): OutboundCall {
    const { closed, ready, limits } = this.peer;
    // What leaves later is what was asked, however often its object is used again until then.
    const asked = ready && !this.#isHeld(request) ? request : keptRequest(request);
    const call = new OutboundCall(this, asked, options);
    if (options.cancelled !== undefined) call.cancel(options.cancelled);
    else if (closed !== undefined) refuse(call, closed);
    else if (ready && this.#mayLeave(call)) this.#grant(call);
    else if (this.waiting < limits.waitingCalls) this.#wait(call);
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
    for (const call of this.#waiting ?? []) {
      if (!this.peer.ready) return;
      if (!this.#mayLeave(call)) continue;
      this.#waiting?.delete(call);
      this.#grant(call);
    }
  }

  /** A call is to be sent again, with the answers to what it was asked or as it was: once a link is ready. */
  queue(call: OutboundCall, why: "answers.queued" | "resend.needed"): void {
    this.#inFlight?.delete(call);
    this.#wait(call);
    call.step({ type: why });
    this.peer.freed();
    this.#letOthersLeave(call);
  }

  refuseWaiting(end: End): void {
    for (const call of [...(this.#waiting ?? [])]) {
      if (call.wasSent) lose(call, end);
      else refuse(call, end);
    }
  }

  /** The link is gone, and with it what was on the wire; what works on a question waits for the next link. */
  loseSent(end: End): void {
    for (const call of this.#sent) if (!call.isAsked) lose(call, end);
  }

  /** No link comes any more, and every call in flight is lost. */
  lose(end: End): void {
    for (const call of this.#sent) lose(call, end);
  }

  /**
   * A handler of ours works on a question of the peer. Where nothing shows for
   * which call it asks, as on a duplex channel, every call in flight waits.
   */
  questionOpened(): void {
    this.#openQuestions += 1;
    if (this.#openQuestions > 1) return;
    for (const call of this.#sent) call.questionOpened();
  }

  questionClosed(): void {
    this.#openQuestions -= 1;
    if (this.#openQuestions > 0) return;
    for (const call of this.#sent) call.questionClosed();
  }

  released(call: OutboundCall): void {
    this.#waiting?.delete(call);
    if (this.#inFlight?.delete(call)) this.peer.freed();
    this.#letOthersLeave(call);
  }

  /** A call is on the wire no more: those that waited for it need not any longer. */
  #letOthersLeave(call: OutboundCall): void {
    if (this.#exclusive !== call) return;
    this.#exclusive = undefined;
    this.grantWaiting();
  }

  get #sent(): readonly OutboundCall[] {
    return this.#inFlight?.all() ?? [];
  }

  #mayLeave(call: OutboundCall): boolean {
    return !call.isPaused && !this.#isHeld(call);
  }

  /** Whether it waits for another of its kind. */
  #isHeld({ method }: Pick<Request, "method">): boolean {
    return this.#exclusive !== undefined && this.#isExclusive(method);
  }

  #isExclusive(method: string): boolean {
    return this.peer.link.dialect.exclusive?.(method) === true;
  }

  #grant(call: OutboundCall): void {
    this.#inFlight ??= new CallList();
    this.#inFlight.add(call);
    if (this.#isExclusive(call.method)) this.#exclusive = call;
    call.step(SLOT_GRANTED);
    if (this.#openQuestions > 0) call.questionOpened();
  }

  #wait(call: OutboundCall): void {
    this.#waiting ??= new Set();
    this.#waiting.add(call);
    call.waits();
  }

  #overflow(call: OutboundCall): void {
    const cause = `${this.peer.limits.waitingCalls} calls wait already`;
    call.step({ type: "queue.overflowed", cause });
  }
}

function refuse(call: OutboundCall, { cause, error }: End): void {
  call.stepFor(error, { type: "connection.closed", cause });
}

function lose(call: OutboundCall, { cause, error }: End): void {
  call.stepFor(error, { type: "link.lost", cause });
}

const SLOT_GRANTED = { type: "slot.granted" } as const;
