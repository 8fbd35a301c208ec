import {
  ErrorCode,
  type ErrorObject,
  type JsonRpcRequest,
  type Request,
  type RequestId,
  type Withdrawal,
} from "@mcp-actors/protocol";
import { IdTable, type Link, type RequestArrival } from "@mcp-actors/transport";
import type { CallOptions } from "./call-options.ts";
import type { Calls } from "./calls.ts";
import { InboundRequest } from "./inbound-request.ts";
import type { OutboundCall } from "./outbound-call.ts";
import type { PeerContext } from "./peer-context.ts";

/** The requests of the peer: the one map by their ids, and the places they run in. */
export class Requests {
  readonly peer: PeerContext;
  readonly #calls: Calls;
  readonly #served = new IdTable<InboundRequest>();
  /** Those that ask on behalf of calls of ours. */
  #questions: Set<InboundRequest> | undefined;
  /** How many ask the peer without holding a slot. */
  #asking = 0;

  constructor(peer: PeerContext, calls: Calls) {
    this.peer = peer;
    this.#calls = calls;
  }

  /** How many have no answer yet. */
  get size(): number {
    return this.#served.size;
  }

  /** The actors of all of them. */
  *actors(): Iterable<InboundRequest["actor"]> {
    for (const { actor } of this.#served.values()) yield actor;
  }

  /** Whether an id is that of a request without an answer yet. */
  has(id: RequestId): boolean {
    return this.#served.get(id) !== undefined;
  }

  receive(arrival: RequestArrival): void {
    const { message, key = message.id } = arrival;
    if (this.#served.get(key) !== undefined) {
      this.#refuseDuplicate(message);
      return;
    }
    const request = new InboundRequest(this, arrival);
    this.#served.add(request);
    if (this.peer.link.dialect.immediate(message.method)) request.step(SLOT_GRANTED);
    else if (!this.peer.slots.request(request)) this.#overflow(request);
  }

  withdraw({ id, reason = "Cancelled by the peer" }: Withdrawal): void {
    this.#served.get(id)?.step({ type: "request.withdrawn", reason });
  }

  /** The link is gone, and with it whoever waited for answers. */
  lose(cause: string): void {
    // Whoever stops at once gives its place up, and those that wait for it are lost as well.
    this.peer.slots.hold();
    for (const request of this.#served.values()) request.step({ type: "link.lost", cause });
    this.peer.slots.resume();
  }

  run(request: InboundRequest): void {
    const { message } = request;
    if (this.peer.link.dialect.asks(message.method)) {
      this.#questions ??= new Set();
      this.#questions.add(request);
      (request.about ?? this.#calls).questionOpened();
    }
    this.peer.handle(message, request);
  }

  ask(request: Request, options: CallOptions): OutboundCall {
    return this.#calls.ask(request, options);
  }

  released(request: InboundRequest): void {
    this.#served.delete(request.key);
    this.peer.slots.forget(request);
    if (this.#questions?.delete(request)) (request.about ?? this.#calls).questionClosed();
    this.peer.freed();
  }

  slotFreed(): void {
    this.peer.slots.release();
  }

  leave(): boolean {
    if (this.#asking >= this.peer.limits.asking) return false;
    this.#asking += 1;
    return true;
  }

  comeBack(goesOn: boolean): void {
    this.#asking -= 1;
    if (goesOn) this.peer.slots.retake();
  }

  /** What waits for a slot goes on waiting, for its answer would only be held as well. */
  filled(link: Link): void {
    const { slots } = this.peer;
    if (slots.held || link.openStreams !== undefined) return;
    slots.hold();
    void link.drained().then(() => slots.resume());
  }

  /** An error with the id would settle the request that runs, so it goes without, where that is allowed. */
  #refuseDuplicate({ id, method }: JsonRpcRequest): void {
    this.peer.report({ type: "request.duplicate", id, method });
    const { link } = this.peer;
    if (!link.dialect.errorsWithoutId) return;
    const message = `Request id ${JSON.stringify(id)} is in flight already`;
    link.send({ jsonrpc: "2.0", error: { code: ErrorCode.InvalidRequest, message } });
  }

  #overflow(request: InboundRequest): void {
    const limit = this.peer.limits.queue;
    this.peer.report({ type: "request.overflowed", method: request.message.method, limit });
    request.step({ type: "queue.overflowed", error: overloaded(limit) });
  }
}

const SLOT_GRANTED = { type: "slot.granted" } as const;

/** How soon a peer that found no room may try again, in ms. */
const RETRY_AFTER = 1000;

function overloaded(limit: number): ErrorObject {
  return {
    code: ErrorCode.Overloaded,
    message: `Server is overloaded: ${limit} requests wait already`,
    data: { retryAfterMs: RETRY_AFTER },
  };
}
