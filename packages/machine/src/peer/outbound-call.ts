import {
  type Answer,
  type Dialect,
  type JsonRpcNotification,
  messageOf,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver, TransportError } from "@mcp-actors/transport";
import type { CallEvent, CallFacts, CallOutcome } from "../call-event.ts";
import { type CallShape, callTable } from "../call-table.ts";
import { contain } from "../contain.ts";
import { LeanActor } from "../lean/lean-actor.ts";
import type { LeanProgram } from "../lean/lean-program.ts";
import type { Owner } from "../lean/lean-shape.ts";
import { programOf } from "../lean/program-of.ts";
import type { TimerNode, TimerOwner } from "../timers/timers.ts";
import { unendedWords } from "../unended-words.ts";
import { CallClocks } from "./call-clocks.ts";
import type { CallList } from "./call-list.ts";
import { type CallOptions, checkTimeouts } from "./call-options.ts";
import {
  ANSWERS_READY,
  INPUT_REQUIRED,
  MISFIT_RECEIVED,
  PROGRESS_RECEIVED,
  QUESTION_CLOSED,
  QUESTION_OPENED,
  toLoss,
} from "./call-steps.ts";
import { factsOf } from "./facts-of.ts";
import { type Answered, InputRound } from "./input-round.ts";
import type { PeerContext } from "./peer-context.ts";
import { type Resendable, Resending } from "./resending.ts";

/** Whoever keeps the calls of a peer. */
interface CallHost {
  readonly peer: PeerContext;
  /** Takes a call out of every table, before anybody hears of its outcome. */
  released(call: OutboundCall): void;
  /** Keeps a call until a link is ready to send it again on. */
  queue(call: OutboundCall, why: "answers.queued" | "resend.needed"): void;
  /** A call that waited for its own sake may leave now. */
  grantWaiting(): void;
}

/** One call of ours, over as many exchanges as it takes: the effects of its machine and the ear of its exchange. */
export class OutboundCall implements ExchangeObserver, TimerOwner, Resendable, Owner<CallShape> {
  readonly actor: LeanActor<CallShape>;
  readonly #host: CallHost;
  readonly #options: CallOptions;
  readonly #asked: Request;
  readonly #clocks: CallClocks;
  list: CallList | undefined = undefined;
  previous: OutboundCall | undefined = undefined;
  next: OutboundCall | undefined = undefined;
  #request: Request;
  #exchange: Exchange | undefined;
  #round: InputRound | undefined;
  #rounds = 0;
  #resending: Resending | undefined;
  /** Questions of the peer that are open, for this call or perhaps for it. */
  #questions = 0;
  /** The dialect that the answers in the request were asked for in. */
  #askedIn: Dialect | undefined;
  #cause: unknown;

  constructor(host: CallHost, request: Request, options: CallOptions) {
    checkTimeouts(options);
    this.#host = host;
    this.#options = options;
    this.#asked = request;
    this.#request = request;
    this.actor = new LeanActor(callProgram(), this, host.peer.scope);
    this.#clocks = new CallClocks(host.peer.timers, this, options);
  }

  get method(): string {
    return this.#asked.method;
  }

  input(): CallFacts {
    return factsOf(this.#asked);
  }

  get outcome(): CallOutcome | undefined {
    return this.actor.output;
  }

  /** What stands behind an outcome without answer, beside its words: a wire that was lost, an answer of ours that failed. */
  get cause(): unknown {
    return this.#cause;
  }

  /** Whether the peer had it before, so that it may have begun. */
  get wasSent(): boolean {
    return this.#rounds > 0 || this.#resending?.wasDelivered === true;
  }

  /** Whether the peer's last word was a question inside an answer: nothing is on the wire. */
  get isAsked(): boolean {
    return this.#round !== undefined;
  }

  /** Whether the peer asked not to be sent it again yet. */
  get isPaused(): boolean {
    return this.#resending?.isPaused === true;
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
    if (!this.actor.done) this.actor.send(event);
  }

  /** A handler of ours works on a question of the peer, perhaps for this call. */
  questionOpened(): void {
    this.#questions += 1;
    if (this.#questions === 1) this.step(QUESTION_OPENED);
  }

  questionClosed(): void {
    // What it was asked before it was sent again is of no account.
    if (this.#questions === 0) return;
    this.#questions -= 1;
    if (this.#questions > 0) return;
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
    if (this.actor.done) return;
    if ("result" in answer) this.#resulted(answer.result);
    else if (this.#mayResend().followsError(answer)) this.#queue();
    else this.step({ type: "error.received", error: answer.error });
  }

  lost(error: TransportError): void {
    this.#exchange = undefined;
    if (this.actor.done) return;
    if (this.#mayResend().followsLoss(error)) this.#queue();
    else this.stepFor(error, toLoss(error, this.actor.value));
  }

  /** The peer wants to be come back to later: its silence is no sign until then. */
  paused(): void {
    this.stopIdle();
  }

  resumed(): void {
    const { value } = this.actor;
    if (value === "pending" || value === "progressing") this.restartIdle();
  }

  expired(node: TimerNode): void {
    const { peer } = this.#host;
    const why = peer.ready ? unendedWords(peer.link) : undefined;
    this.stepFor(why && new Error(why), this.#clocks.expiryOf(node));
  }

  /** It waits for a link, or for its turn. */
  waits(): void {
    this.#clocks.startTotal();
  }

  send(): void {
    this.#questions = 0;
    const { link } = this.#host.peer;
    const { dialect } = link;
    const askedIn = this.#askedIn ?? dialect;
    if (askedIn.era !== dialect.era) {
      const cause = `The peer asked in ${askedIn.revision}, and now speaks ${dialect.revision}`;
      this.step({ type: "link.lost", cause });
      return;
    }
    try {
      this.#exchange = link.open(this.#request, this, this.#options.within);
      this.restartIdle();
    } catch (error) {
      this.#unsendable(messageOf(error));
    }
  }

  abandon(event: CallEvent): void {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    exchange?.abandon(event.type === "call.cancel" ? event.reason : "No answer in time");
  }

  restartIdle(): void {
    this.#clocks.restartIdle();
  }

  stopIdle(): void {
    this.#clocks.stopIdle();
  }

  release(): void {
    this.#clocks.stop();
    this.#resending?.stop();
    this.#host.released(this);
    this.#round?.withdraw("The call that asks is over");
    this.#round = undefined;
  }

  ended(): void {
    const options = this.#options;
    if (options.onSettled === undefined || this.outcome === undefined) return;
    void contain(options.onSettled, this.outcome, this.#host.peer.failed.onSettled, options);
  }

  /** The answers to what was asked are there: the same request goes again, with them. */
  resume({ dialect, asked, answers }: Answered): void {
    this.#round = undefined;
    if (this.actor.done) return;
    this.#request = dialect.resume(this.#asked, asked, answers);
    this.#askedIn = dialect;
    if (this.#host.peer.ready) this.step(ANSWERS_READY);
    else this.#host.queue(this, "answers.queued");
  }

  get isRepeatable(): boolean {
    const { dialect } = this.#host.peer.link;
    return this.#options.repeatable ?? dialect.repeatable?.(this.#asked.method) ?? false;
  }

  pauseOver(): void {
    this.#host.grantWaiting();
  }

  #mayResend(): Resending {
    this.#resending ??= new Resending(this, this.#host.peer);
    return this.#resending;
  }

  #queue(): void {
    this.#host.queue(this, "resend.needed");
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
}

let program: LeanProgram<CallShape> | undefined;

function callProgram(): LeanProgram<CallShape> {
  program ??= programOf(callTable(), OutboundCall.prototype);
  return program;
}
