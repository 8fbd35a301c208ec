import type {
  ErrorObject,
  JsonRpcNotification,
  JsonRpcRequest,
  Request,
  Result,
} from "@mcp-actors/protocol";
import { ErrorCode } from "@mcp-actors/protocol";
import type { Facts } from "@mcp-actors/transport";
import type { InboundRequestEvent } from "../inbound-request-event.ts";
import { type InboundRequestShape, inboundRequestTable } from "../inbound-request-table.ts";
import { LeanActor } from "../lean/lean-actor.ts";
import type { Effects } from "../lean/lean-shape.ts";
import { RequestError } from "../request-error.ts";
import type { InboundExchange } from "../serve.ts";
import { settle } from "../settle.ts";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import type { InboundHost } from "./inbound-host.ts";
import type { OutboundCall } from "./outbound-call.ts";
import type { SlotTaker } from "./slots.ts";

/** One request of the peer: the effects of its machine, and the exchange that its handler holds. */
export class InboundRequest
  implements InboundExchange, SlotTaker, TimerOwner, Effects<InboundRequestShape>
{
  readonly actor: LeanActor<InboundRequestShape>;
  readonly message: JsonRpcRequest;
  readonly #host: InboundHost;
  #controller: AbortController | undefined;
  #abortReason: RequestError | undefined;
  #asked: Set<OutboundCall> | undefined;
  #grace: TimerNode | undefined;
  /** Whether it holds a slot, which it may do for a while after its end. */
  #holdsSlot = false;

  constructor(host: InboundHost, message: JsonRpcRequest) {
    this.#host = host;
    this.message = message;
    this.actor = new LeanActor(inboundRequestTable, { method: message.method }, this, host.scope);
  }

  step(event: InboundRequestEvent): void {
    this.actor.send(event);
  }

  // --- what the handler holds ---

  get facts(): Facts {
    return this.#host.link.facts;
  }

  get over(): boolean {
    return this.actor.done;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#abortReason !== undefined) this.#controller.abort(this.#abortReason);
    }
    return this.#controller.signal;
  }

  answer(result: Result): void {
    if (this.over) this.#freeSlot();
    else this.step({ type: "answer.given", result });
  }

  fail(error: ErrorObject): void {
    if (this.over) this.#freeSlot();
    else this.step({ type: "error.given", error });
  }

  suspend(result: Result): void {
    if (this.over) this.#freeSlot();
    else this.step({ type: "input.required", result });
  }

  notify(notification: JsonRpcNotification): boolean {
    return this.over || this.#host.link.send(notification);
  }

  drained(): Promise<void> {
    return this.#host.link.drained();
  }

  ask(request: Request): Promise<Result> {
    if (this.over) {
      return Promise.reject(
        this.#abortReason ?? new RequestError("refused", "The request is over"),
      );
    }
    return new Promise((resolve, reject) => {
      // The outcome can come before the call is returned, when it is refused.
      let call: OutboundCall | undefined;
      call = this.#host.call(request, {
        timeout: Number.POSITIVE_INFINITY,
        maxTotalTimeout: Number.POSITIVE_INFINITY,
        onSettled: (outcome) => {
          this.#answeredBack(call);
          try {
            resolve(settle(outcome));
          } catch (error) {
            reject(error);
          }
        },
      });
      this.#askedOf(call);
    });
  }

  // --- the effects of the machine ---

  granted(): void {
    this.#holdsSlot = true;
    this.step(SLOT_GRANTED);
  }

  run(): void {
    this.#host.run(this);
  }

  reply(event: InboundRequestEvent): void {
    const { id } = this.message;
    if ("result" in event) this.#host.link.send({ jsonrpc: "2.0", id, result: event.result });
    else if ("error" in event) this.#host.link.send({ jsonrpc: "2.0", id, error: event.error });
  }

  abort(event: InboundRequestEvent): void {
    this.#abortReason =
      event.type === "link.lost"
        ? new RequestError("lost", event.cause)
        : new RequestError(
            "cancelled",
            ("reason" in event ? event.reason : undefined) ?? "Cancelled",
          );
    // A handler that was told to stop keeps its place until it does, within reason.
    if (this.#holdsSlot) this.#startGrace();
    this.#controller?.abort(this.#abortReason);
  }

  release(): void {
    this.#host.released(this);
    if (this.#grace === undefined) this.#freeSlot();
    for (const call of this.#asked ?? []) call.cancel("The request that asks is over");
    this.#asked = undefined;
  }

  // --- its place ---

  expired(): void {
    this.#freeSlot();
  }

  #startGrace(): void {
    this.#grace = new TimerNode(this, "grace");
    this.#host.timers.arm(this.#grace, this.#host.limits.settleGrace);
  }

  #freeSlot(): void {
    if (this.#grace !== undefined) this.#host.timers.disarm(this.#grace);
    this.#grace = undefined;
    if (!this.#holdsSlot) return;
    this.#holdsSlot = false;
    this.#host.slotFreed();
  }

  // --- its questions ---

  #askedOf(call: OutboundCall): void {
    if (call.outcome !== undefined) return;
    this.#asked ??= new Set();
    this.#asked.add(call);
    if (this.#asked.size > 1) return;
    this.step(QUESTION_ASKED);
    this.#freeSlot();
  }

  #answeredBack(call: OutboundCall | undefined): void {
    if (call === undefined || this.#asked?.delete(call) !== true) return;
    if (this.#asked.size > 0 || this.over) return;
    this.#holdsSlot = true;
    this.#host.slotRetaken();
    this.step(QUESTION_SETTLED);
  }
}

const SLOT_GRANTED: InboundRequestEvent = { type: "slot.granted" };
const QUESTION_ASKED: InboundRequestEvent = { type: "question.asked" };
const QUESTION_SETTLED: InboundRequestEvent = { type: "question.settled" };

/** The error of a request that found no room. */
export function overloaded(limit: number): ErrorObject {
  return {
    code: ErrorCode.Overloaded,
    message: `Server is overloaded: ${limit} requests wait already`,
    data: { retryAfterMs: 1000 },
  };
}
