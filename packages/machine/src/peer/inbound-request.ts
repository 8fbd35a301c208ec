import {
  ErrorCode,
  type ErrorObject,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type Request,
  type RequestId,
  type Result,
} from "@mcp-actors/protocol";
import {
  type Facts,
  type Link,
  nextTurn,
  type Questioned,
  type RequestArrival,
} from "@mcp-actors/transport";
import type { InboundRequestEvent, InboundRequestFacts } from "../inbound-request-event.ts";
import { type InboundRequestShape, inboundRequestTable } from "../inbound-request-table.ts";
import { LeanActor } from "../lean/lean-actor.ts";
import type { LeanProgram } from "../lean/lean-program.ts";
import type { Owner } from "../lean/lean-shape.ts";
import { programOf } from "../lean/program-of.ts";
import { RequestError } from "../request-error.ts";
import type { InboundExchange } from "../serve.ts";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import { AnswerSignal } from "./answer-signal.ts";
import type { CallOptions } from "./call-options.ts";
import { factsOf } from "./facts-of.ts";
import { OpenQuestions } from "./open-questions.ts";
import type { OutboundCall } from "./outbound-call.ts";
import type { PeerContext } from "./peer-context.ts";
import type { SlotTaker } from "./slots.ts";

/** Whoever keeps the requests of the peer. */
interface InboundHost {
  readonly peer: PeerContext;
  /** Calls the handler. */
  run(request: InboundRequest): void;
  /** Asks the peer something of ours. */
  ask(request: Request, options: CallOptions): OutboundCall;
  /** Takes a request out of every table. */
  released(request: InboundRequest): void;
  slotFreed(): void;
  /** Whether one more may ask without a slot; if so it counts until it comes back. */
  leave(): boolean;
  /** @param goesOn - Whether it needs a slot again. */
  comeBack(goesOn: boolean): void;
  /** The outbox is over its mark. */
  filled(link: Link): void;
}

/** One request of the peer: the effects of its machine, and the exchange that its handler holds. */
export class InboundRequest
  implements InboundExchange, SlotTaker, TimerOwner, Owner<InboundRequestShape>
{
  readonly actor: LeanActor<InboundRequestShape>;
  readonly message: JsonRpcRequest;
  /** What it is known by here, and its stream by on the wire. */
  readonly key: RequestId;
  readonly facts: Facts;
  /** Whom alone it is a question about; undefined where that may be any call. */
  readonly about: Questioned | undefined;
  readonly #host: InboundHost;
  readonly #link: Link;
  /** Ahead of the actor, which takes an answer given on the spot only once the handler returned. */
  #over = false;
  #holdsSlot = false;
  /** Whether it asks, and holds no slot meanwhile. */
  #isAway = false;
  #wanted: AnswerSignal | undefined;
  #questions: OpenQuestions | undefined;
  #grace: TimerNode | undefined;

  constructor(host: InboundHost, { message, key, facts, about }: RequestArrival) {
    this.#host = host;
    this.#link = host.peer.link;
    this.message = message;
    this.key = key ?? message.id;
    this.facts = facts ?? this.#link.facts;
    this.about = about;
    this.actor = new LeanActor(requestProgram(), this, host.peer.scope);
  }

  step(event: InboundRequestEvent): void {
    this.actor.send(event);
  }

  get id(): RequestId {
    return this.message.id;
  }

  input(): InboundRequestFacts {
    return factsOf(this.message);
  }

  get over(): boolean {
    return this.#over;
  }

  get signal(): AbortSignal {
    this.#wanted ??= new AnswerSignal();
    return this.#wanted.signal;
  }

  answer(result: Result): void {
    if (this.#conclude()) this.step({ type: "answer.given", result });
  }

  fail(error: ErrorObject): void {
    if (this.#conclude()) this.step({ type: "error.given", error });
  }

  suspend(result: Result): void {
    if (this.#conclude()) this.step({ type: "input.required", result });
  }

  notify(notification: JsonRpcNotification): boolean {
    return this.#over || this.#send(notification);
  }

  drained(): Promise<void> {
    return this.#link.drained(this.key);
  }

  closeStream(retryAfter?: number): void {
    if (!this.#over) this.#link.closeStream?.(this.key, retryAfter);
  }

  ask(request: Request): Promise<Result> {
    // A handler that ended the link itself has yet to hear that it is over.
    if (this.#over || this.#link.over) return this.#refuse();
    this.#questions ??= new OpenQuestions(this);
    return this.#questions.ask(request);
  }

  granted(): void {
    this.#holdsSlot = true;
    this.step(SLOT_GRANTED);
  }

  run(): void {
    this.#host.run(this);
  }

  reply(event: InboundRequestEvent): void {
    const { id } = this.message;
    if ("result" in event) this.#send({ jsonrpc: "2.0", id, result: event.result });
    else if ("error" in event) this.#send({ jsonrpc: "2.0", id, error: event.error });
  }

  abort(event: InboundRequestEvent): void {
    this.#over = true;
    // A handler that was told to stop keeps its place until it does, within reason.
    if (this.#holdsSlot) this.#startGrace();
    this.#wanted ??= new AnswerSignal();
    this.#wanted.abort(reasonOf(event));
  }

  release(): void {
    this.#over = true;
    this.#host.released(this);
    this.#comeBack(false);
    if (this.#grace === undefined) this.#freeSlot();
    this.#questions?.withdraw();
  }

  expired(): void {
    this.#freeSlot();
  }

  /** Refuses in a turn of its own, for whoever asks again and again would stop all other work. */
  async #refuse(): Promise<never> {
    await nextTurn();
    throw this.#wanted?.reason ?? new RequestError("refused", "The request that asks is over");
  }

  /** Whether this is the answer; one that comes too late only says that the handler is done. */
  #conclude(): boolean {
    if (this.#over) {
      if (this.#grace !== undefined) this.#freeSlot();
      return false;
    }
    this.#over = true;
    return true;
  }

  #startGrace(): void {
    const { graces, limits } = this.#host.peer;
    this.#grace = new TimerNode(this, "grace");
    graces.arm(this.#grace, limits.settleGrace);
  }

  #freeSlot(): void {
    if (this.#grace !== undefined) this.#host.peer.graces.disarm(this.#grace);
    this.#grace = undefined;
    if (!this.#holdsSlot) return;
    this.#holdsSlot = false;
    this.#host.slotFreed();
  }

  put(question: Request, options: CallOptions): OutboundCall {
    return this.#host.ask(question, { ...options, within: this.key });
  }

  asking(): void {
    this.step(QUESTION_ASKED);
    if (!this.#holdsSlot || !this.#host.leave()) return;
    this.#isAway = true;
    this.#freeSlot();
  }

  askedOut(): void {
    if (this.#over) return;
    this.#comeBack(true);
    this.step(QUESTION_SETTLED);
  }

  stopping(): void {
    const error = { code: ErrorCode.InternalError, message: "Request was stopped" };
    if (this.actor.value === "queued") this.step({ type: "queue.overflowed", error });
    else this.fail(error);
  }

  #comeBack(goesOn: boolean): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#holdsSlot = goesOn;
    this.#host.comeBack(goesOn);
  }

  #send(message: Parameters<Link["send"]>[0]): boolean {
    const hasRoom = this.#link.send(message, this.key);
    if (!hasRoom) this.#host.filled(this.#link);
    return hasRoom;
  }
}

let program: LeanProgram<InboundRequestShape> | undefined;

function requestProgram(): LeanProgram<InboundRequestShape> {
  program ??= programOf(inboundRequestTable(), InboundRequest.prototype);
  return program;
}

const SLOT_GRANTED: InboundRequestEvent = { type: "slot.granted" };
const QUESTION_ASKED: InboundRequestEvent = { type: "question.asked" };
const QUESTION_SETTLED: InboundRequestEvent = { type: "question.settled" };

function reasonOf(event: InboundRequestEvent): RequestError {
  if (event.type === "link.lost") return new RequestError("lost", event.cause);
  return new RequestError(
    "cancelled",
    event.type === "request.withdrawn" ? event.reason : "Cancelled",
  );
}
