import {
  type Answer,
  ErrorCode,
  type JsonRpcNotification,
  messageOf,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver, TransportError } from "@mcp-actors/transport";
import type { CallEvent, CallOutcome } from "../call-event.ts";
import { type CallShape, callTable } from "../call-table.ts";
import { LeanActor } from "../lean/lean-actor.ts";
import type { Effects } from "../lean/lean-shape.ts";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import {
  type CallOptions,
  checkTimeouts,
  DEFAULT_TIMEOUT,
  DEFAULT_TOTAL_TIMEOUT,
} from "./call-options.ts";
import { contain } from "./contain.ts";
import { factsOf } from "./facts-of.ts";
import { InputRound } from "./input-round.ts";
import type { PeerContext } from "./peer-context.ts";

/** Whoever keeps the calls of a peer. */
interface CallHost {
  readonly peer: PeerContext;
  /** Takes a call out of every table, before anybody hears of its outcome. */
  released(call: OutboundCall): void;
}

/** One call of ours, over as many exchanges as it takes: the effects of its machine and the ear of its exchange. */
export class OutboundCall implements ExchangeObserver, TimerOwner, Effects<CallShape> {
  readonly actor: LeanActor<CallShape>;
  readonly #host: CallHost;
  readonly #options: CallOptions;
  readonly #asked: Request;
  readonly #idle: TimerNode;
  readonly #total: TimerNode;
  #request: Request;
  #exchange: Exchange | undefined;
  #round: InputRound | undefined;
  #rounds = 0;
  #cause: unknown;

  constructor(host: CallHost, request: Request, options: CallOptions) {
    checkTimeouts(options);
    this.#host = host;
    this.#options = options;
    this.#asked = request;
    this.#request = request;
    this.#idle = new TimerNode(this, "idle");
    this.#total = new TimerNode(this, "total");
    this.actor = new LeanActor(callTable, factsOf(request), this, host.peer.scope);
    host.peer.timers.arm(this.#total, options.maxTotalTimeout ?? DEFAULT_TOTAL_TIMEOUT);
  }

  get outcome(): CallOutcome | undefined {
    return this.actor.output;
  }

  /** What stands behind an outcome without answer, beside its words: a wire that was lost, an answer of ours that failed. */
  get cause(): unknown {
    return this.#cause;
  }

  /** Gives the call up; the peer is told if anything was sent. Does nothing once there is an outcome. */
  cancel(reason: string, cause?: unknown): void {
    this.stepFor(cause, { type: "call.cancel", reason });
  }

  stopping(): void {
    this.cancel("The actor of the call was stopped");
  }

  /** A step that ends the call because of an error. */
  stepFor(cause: unknown, event: CallEvent): void {
    if (this.outcome === undefined) this.#cause = cause;
    this.step(event);
  }

  step(event: CallEvent): void {
    const { actor } = this;
    if (actor.done) return;
    actor.send(event);
    // Within an effect or an observer of the actor the event waits, and the step that is under way ends it.
    if (actor.output !== undefined) this.#settle(actor.output);
  }

  /** A handler of ours works on a question of the peer, perhaps for this call. */
  questionOpened(): void {
    this.step(QUESTION_OPENED);
  }

  questionClosed(): void {
    // A round of its own goes on, whatever else was asked.
    if (this.#round === undefined) this.step(QUESTION_CLOSED);
  }

  related(notification: JsonRpcNotification): void {
    const { peer } = this.#host;
    const progress = peer.link.dialect.progress(notification);
    if (progress === undefined) {
      peer.notified(notification);
      return;
    }
    this.step(PROGRESS_RECEIVED);
    const options = this.#options;
    // An observer of the actor may have ended the call on the way.
    if (options.onProgress === undefined || this.actor.done) return;
    void contain(options.onProgress, progress, peer.failed.onProgress, options);
  }

  answered(answer: Answer): void {
    this.#exchange = undefined;
    if ("error" in answer) this.step({ type: "error.received", error: answer.error });
    else this.#resulted(answer.result);
  }

  lost(error: TransportError): void {
    this.#exchange = undefined;
    this.stepFor(error, { type: "link.lost", cause: error.message });
  }

  expired(node: TimerNode): void {
    this.step(node === this.#total ? TOTAL_EXPIRED : IDLE_EXPIRED);
  }

  send(): void {
    try {
      this.#exchange = this.#host.peer.link.open(this.#request, this);
      this.restartIdle();
    } catch (error) {
      this.#unsendable(messageOf(error));
    }
  }

  abandon(event: CallEvent): void {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    exchange?.abandon(event.type === "call.cancel" ? event.reason : NO_ANSWER);
  }

  restartIdle(): void {
    this.#host.peer.timers.arm(this.#idle, this.#options.timeout ?? DEFAULT_TIMEOUT);
  }

  stopIdle(): void {
    this.#host.peer.timers.disarm(this.#idle);
  }

  release(): void {
    const { timers } = this.#host.peer;
    timers.disarm(this.#idle);
    timers.disarm(this.#total);
    this.#host.released(this);
    this.#round?.withdraw("The call that asks is over");
    this.#round = undefined;
  }

  /** The answers to what was asked are there: the same request goes again, with them. */
  resume(asked: Result, answers: ReadonlyMap<string, Result>): void {
    this.#round = undefined;
    if (this.actor.done) return;
    this.#request = this.#host.peer.link.dialect.resume(this.#asked, asked, answers);
    this.step(ANSWERS_READY);
  }

  #resulted(result: Result): void {
    const kind = this.#host.peer.link.dialect.kind(result);
    if (kind === "complete") this.step({ type: "result.received", result });
    else if (kind === "inputRequired") this.#answerQuestions(result);
    else this.step(MISFIT_RECEIVED);
  }

  #answerQuestions(asked: Result): void {
    const { peer } = this.#host;
    this.step(INPUT_REQUIRED);
    if (this.actor.done) return;
    this.#rounds += 1;
    if (this.#rounds > peer.limits.rounds) {
      this.cancel(`Peer asks for more than ${peer.limits.rounds} rounds of input`);
      return;
    }
    this.#round = new InputRound(this, peer, asked);
    this.#round.start(this.#rounds);
  }

  /** What cannot be written was never sent, unless it is an answer to what was asked in between. */
  #unsendable(cause: string): void {
    if (this.#rounds === 0) this.step({ type: "send.failed", cause });
    else this.cancel(cause);
  }

  #settle(outcome: CallOutcome): void {
    const options = this.#options;
    if (options.onSettled === undefined) return;
    void contain(options.onSettled, outcome, this.#host.peer.failed.onSettled, options);
  }
}

const QUESTION_OPENED: CallEvent = { type: "question.opened" };
const QUESTION_CLOSED: CallEvent = { type: "question.closed" };
const PROGRESS_RECEIVED: CallEvent = { type: "progress.received" };
const INPUT_REQUIRED: CallEvent = { type: "input.required" };
const ANSWERS_READY: CallEvent = { type: "answers.ready" };
const IDLE_EXPIRED: CallEvent = { type: "idle.expired", clock: "idle" };
const TOTAL_EXPIRED: CallEvent = { type: "total.expired", clock: "total" };
const MISFIT_RECEIVED: CallEvent = {
  type: "error.received",
  error: { code: ErrorCode.InvalidRequest, message: "Result is malformed or of an unknown kind" },
};
const NO_ANSWER = "No answer in time";
