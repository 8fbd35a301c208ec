import {
  ErrorCode,
  type JsonRpcRequest,
  type Request,
  type RequestId,
  type Withdrawal,
} from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { LeanScope } from "../lean/lean-scope.ts";
import type { Serve } from "../serve.ts";
import type { Timers } from "../timers/timers.ts";
import type { PeerEvent } from "../trace.ts";
import type { Calls } from "./calls.ts";
import { contain } from "./contain.ts";
import type { InboundHost } from "./inbound-host.ts";
import { InboundRequest, overloaded } from "./inbound-request.ts";
import type { PeerLimits } from "./limits.ts";
import type { CallOptions, OutboundCall } from "./outbound-call.ts";
import { Slots } from "./slots.ts";
import { Watchers } from "./watchers.ts";

interface RequestsHost {
  readonly link: Link;
  readonly timers: Timers;
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  readonly serve: Serve;
  readonly calls: Calls;
  call(request: Request, options: CallOptions): OutboundCall;
  report(event: PeerEvent): void;
}

/** The requests of the peer: the one map by their ids, and the places they run in. */
export class Requests implements InboundHost {
  readonly #host: RequestsHost;
  readonly #served = new Map<RequestId, InboundRequest>();
  readonly #questions = new Set<InboundRequest>();
  readonly #slots: Slots<InboundRequest>;
  readonly #idle = new Watchers(() => this.#served.size === 0);

  constructor(host: RequestsHost) {
    this.#host = host;
    this.#slots = new Slots(host.limits.concurrency, host.limits.queue);
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

  get size(): number {
    return this.#served.size;
  }

  get counts() {
    return {
      requests: this.#served.size,
      waitingRequests: this.#slots.waiting,
      slots: this.#slots.taken,
    };
  }

  idle(): Promise<void> {
    return this.#idle.met();
  }

  receive(message: JsonRpcRequest): void {
    if (this.#served.has(message.id)) {
      this.#refuseDuplicate(message);
      return;
    }
    const request = new InboundRequest(this, message);
    this.#served.set(message.id, request);
    if (this.link.dialect.immediate(message.method)) request.step({ type: "slot.granted" });
    else if (!this.#slots.request(request)) this.#overflow(request);
  }

  withdraw({ id, reason }: Withdrawal): void {
    this.#served
      .get(id)
      ?.step({ type: "request.withdrawn", reason: reason ?? "Cancelled by the peer" });
  }

  /** The link is gone, and with it whoever waited for answers. */
  lose(cause: string): void {
    for (const request of [...this.#served.values()]) request.step({ type: "link.lost", cause });
  }

  run(request: InboundRequest): void {
    contain(
      () => this.#host.serve(request.message, request),
      (error) => {
        this.#host.report({ type: "callback.failed", callback: request.message.method, error });
        request.fail({ code: ErrorCode.InternalError, message: "Internal error" });
      },
    );
    if (request.over || !this.link.dialect.asks(request.message.method)) return;
    this.#questions.add(request);
    this.#host.calls.questionOpened();
  }

  call(request: Request, options: CallOptions): OutboundCall {
    return this.#host.call(request, options);
  }

  released(request: InboundRequest): void {
    this.#served.delete(request.message.id);
    this.#slots.forget(request);
    if (this.#questions.delete(request)) this.#host.calls.questionClosed();
    this.#idle.look();
  }

  slotFreed(): void {
    this.#slots.release();
  }

  slotRetaken(): void {
    this.#slots.retake();
  }

  /** An error with the id would settle the request that runs, so it goes without, where that is allowed. */
  #refuseDuplicate({ id, method }: JsonRpcRequest): void {
    this.#host.report({ type: "request.duplicate", id, method });
    if (!this.link.dialect.errorsWithoutId) return;
    const message = `Request id ${JSON.stringify(id)} is in flight already`;
    this.link.send({ jsonrpc: "2.0", error: { code: ErrorCode.InvalidRequest, message } });
  }

  #overflow(request: InboundRequest): void {
    const { queueLimit } = this.#slots;
    this.#host.report({
      type: "request.overflowed",
      method: request.message.method,
      limit: queueLimit,
    });
    request.step({ type: "queue.overflowed", error: overloaded(queueLimit) });
  }
}
