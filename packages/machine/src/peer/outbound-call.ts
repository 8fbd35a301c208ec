import {
  type Answer,
  ErrorCode,
  type JsonRpcNotification,
  type Progress,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import type { Exchange, ExchangeObserver, TransportError } from "@mcp-actors/transport";
import type { CallEvent, CallOutcome } from "../call-event.ts";
import { type CallShape, callTable } from "../call-table.ts";
import { LeanActor } from "../lean/lean-actor.ts";
import type { Effects } from "../lean/lean-shape.ts";
import { TimerNode, type TimerOwner } from "../timers/timers.ts";
import type { CallHost } from "./call-host.ts";
import { EmbeddedQuestion } from "./embedded-question.ts";

export interface CallOptions {
  /** Longest silence before the call is given up, in ms; default 60,000. Progress restarts it. */
  readonly timeout?: number | undefined;
  /** Longest duration of the whole call, waiting included, in ms; default 3,600,000. */
  readonly maxTotalTimeout?: number | undefined;
  /** Ends the call before it starts, with this reason: for a signal that was aborted before. */
  readonly cancelled?: string | undefined;
  /** Hears each progress in order; what it throws or rejects becomes an event. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined;
  /** Hears the outcome, once, when everything the call held is free. */
  readonly onSettled?: ((outcome: CallOutcome) => void) | undefined;
}

export const DEFAULT_TIMEOUT = 60_000;
export const DEFAULT_TOTAL_TIMEOUT = 3_600_000;

/** First pause before a round that asks nothing is repeated, in ms; doubled each time. */
const EMPTY_ROUND_PAUSE = 100;

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
  #questions: Set<EmbeddedQuestion> | undefined;
  #rounds = 0;

  constructor(host: CallHost, request: Request, options: CallOptions) {
    this.#host = host;
    this.#options = options;
    this.#asked = request;
    this.#request = request;
    this.#idle = new TimerNode(this, "idle");
    this.#total = new TimerNode(this, "total");
    this.actor = new LeanActor(callTable, factsOf(request), this, host.scope);
    host.timers.arm(this.#total, options.maxTotalTimeout ?? DEFAULT_TOTAL_TIMEOUT);
  }

  get outcome(): CallOutcome | undefined {
    return this.actor.output;
  }

  /** Gives the call up; the peer is told if anything was sent. Does nothing once there is an outcome. */
  cancel(reason: string): void {
    this.step({ type: "call.cancel", reason });
  }

  step(event: CallEvent): void {
    const { actor } = this;
    if (actor.done) return;
    actor.send(event);
    if (actor.output !== undefined) this.#host.settled(this, actor.output, this.#options.onSettled);
  }

  // --- what the exchange tells ---

  related(notification: JsonRpcNotification): void {
    const progress = this.#host.link.dialect.progress(notification);
    if (progress === undefined) {
      this.#host.notified(notification);
      return;
    }
    this.step(PROGRESS_RECEIVED);
    const { onProgress } = this.#options;
    if (onProgress !== undefined) this.#host.contain("onProgress", () => onProgress(progress));
  }

  answered(answer: Answer): void {
    this.#exchange = undefined;
    if ("error" in answer) this.step({ type: "error.received", error: answer.error });
    else this.#resulted(answer.result);
  }

  lost(error: TransportError): void {
    this.#exchange = undefined;
    this.step({ type: "link.lost", cause: error.message });
  }

  expired(node: TimerNode): void {
    if (node === this.#total) this.step(TOTAL_EXPIRED);
    else this.step(IDLE_EXPIRED);
  }

  // --- the effects of the machine ---

  send(): void {
    this.#exchange = this.#host.link.open(this.#request, this);
    this.restartIdle();
  }

  abandon(event: CallEvent): void {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    exchange?.abandon(event.type === "call.cancel" ? event.reason : NO_ANSWER);
  }

  restartIdle(): void {
    this.#host.timers.arm(this.#idle, this.#options.timeout ?? DEFAULT_TIMEOUT);
  }

  stopIdle(): void {
    this.#host.timers.disarm(this.#idle);
  }

  release(): void {
    this.#host.timers.disarm(this.#idle);
    this.#host.timers.disarm(this.#total);
    this.#host.released(this);
    for (const question of this.#questions ?? []) question.withdraw("The call that asks is over");
    this.#questions = undefined;
  }

  // --- rounds of questions and answers ---

  #resulted(result: Result): void {
    const { dialect } = this.#host.link;
    switch (dialect.kind(result)) {
      case "complete":
        this.step({ type: "result.received", result });
        break;
      case "inputRequired":
        this.#answerQuestions(result);
        break;
      default:
        this.step({
          type: "error.received",
          error: {
            code: ErrorCode.InvalidRequest,
            message: "Result is of a kind nobody asked for",
          },
        });
    }
  }

  #answerQuestions(asked: Result): void {
    this.step(INPUT_REQUIRED);
    this.#rounds += 1;
    if (this.#rounds > this.#host.limits.rounds) {
      this.cancel(`Peer asks for more than ${this.#host.limits.rounds} rounds of input`);
      return;
    }
    void this.#gather(asked).then(
      (answers) => this.#resume(asked, answers),
      (error: unknown) => this.cancel(error instanceof Error ? error.message : String(error)),
    );
  }

  async #gather(asked: Result): Promise<ReadonlyMap<string, Result>> {
    const requests = this.#host.link.dialect.questions(asked);
    if (requests.size === 0) await this.#pause();
    const asking = [...requests].map(
      async ([key, request]): Promise<[string, Result]> => [key, await this.#ask(request)],
    );
    return new Map(await Promise.all(asking));
  }

  #ask(request: Request): Promise<Result> {
    const question = new EmbeddedQuestion(this.#host.link.facts);
    this.#questions ??= new Set();
    this.#questions.add(question);
    return EmbeddedQuestion.ask(question, request, this.#host.serve);
  }

  /** A peer that asks nothing wants to be asked again later. spec: basic/patterns/mrtr */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const node = new TimerNode({ expired: () => resolve() }, "pause");
      this.#host.timers.arm(node, EMPTY_ROUND_PAUSE * 2 ** (this.#rounds - 1));
    });
  }

  #resume(asked: Result, answers: ReadonlyMap<string, Result>): void {
    this.#questions = undefined;
    if (this.actor.done) return;
    this.#request = this.#host.link.dialect.resume(this.#asked, asked, answers);
    this.step(ANSWERS_READY);
  }
}

const PROGRESS_RECEIVED: CallEvent = { type: "progress.received" };
const INPUT_REQUIRED: CallEvent = { type: "input.required" };
const ANSWERS_READY: CallEvent = { type: "answers.ready" };
const IDLE_EXPIRED: CallEvent = { type: "idle.expired", clock: "idle" };
const TOTAL_EXPIRED: CallEvent = { type: "total.expired", clock: "total" };
const NO_ANSWER = "No answer in time";

function factsOf({ method, params }: Request) {
  const name = params?.["name"];
  return typeof name === "string" ? { method, name } : { method };
}
