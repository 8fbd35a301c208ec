import { nextTurn } from "@mcp-actors/transport";
import {
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from "xstate";
import { sendRound } from "../asking/send-round.ts";
import { Suspended } from "../asking/suspended.ts";
import { isToolError } from "../failure/tool-error.ts";
import type { Run } from "../run/run.ts";
import type { Machine } from "./machine.ts";
import { isReport } from "./machine-report.ts";
import { hostQuestions, type OpenQuestion, type QuestionHost } from "./question-host.ts";
import { requireJson } from "./require-json.ts";
import { RoundQuestions } from "./round-questions.ts";
import { survey } from "./survey.ts";

/** Where a machine begins: at the start, with its input, or where it stood. */
export type Beginning = { readonly input: unknown } | { readonly snapshot: Snapshot<unknown> };

interface Settling {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** One run of a machine: to its end, or until all that it waits for are answers. */
export class MachineRun implements QuestionHost {
  readonly #run: Run;
  readonly #machine: Machine;
  readonly #actor: AnyActor;
  readonly #rounds: RoundQuestions | undefined;
  #settling: Settling | undefined;
  #isLooking = false;

  constructor(run: Run, machine: Machine, beginning: Beginning) {
    const { inspect, clock } = run.request.runtime;
    this.#run = run;
    this.#machine = machine;
    this.#actor = createActor<AnyStateMachine>(machine.logic, {
      ...beginning,
      ...(inspect !== undefined && { inspect }),
      clock,
    });
    if (run.request.caller.revision.era === "modern") {
      this.#rounds = new RoundQuestions(run, () => this.#look());
    }
  }

  /** Runs it; gives its output. */
  start(): Promise<unknown> {
    const actor = this.#actor;
    hostQuestions(actor.system, this);
    actor.system.inspect((event) => {
      if (event.type === "@xstate.snapshot") this.#look();
    });
    actor.on("*", (event: AnyEventObject) => this.#report(event));
    this.#run.signal.addEventListener("abort", this.#aborted, { once: true });
    return new Promise((resolve, reject) => {
      this.#settling = { resolve, reject };
      actor.subscribe({
        complete: () => resolve(actor.getSnapshot().output),
        error: reject,
      });
      actor.start();
    }).finally(() => {
      this.#settling = undefined;
      this.#run.signal.removeEventListener("abort", this.#aborted);
    });
  }

  open<Answer>(question: OpenQuestion<Answer>): void {
    if (this.#rounds === undefined) void this.#askInSession(question);
    else this.#rounds.open(question);
  }

  async #askInSession<Answer>(open: OpenQuestion<Answer>): Promise<void> {
    try {
      const { asking, request } = this.#run;
      const answer = await asking.ask(open.toQuestion(request.caller.revision));
      open.answered(answer);
    } catch (error) {
      // A machine may ask again at once.
      if (!isToolError(error)) await this.#run.patience.wait();
      open.failed(error);
    }
  }

  #report(event: AnyEventObject): void {
    if (!isReport(event)) return;
    const { reporter } = this.#run;
    if (event.type === "progress") {
      void reporter.progress(event.progress, event.total, event.message);
    } else void reporter.log(event.level, event.data, event.logger);
  }

  readonly #aborted = (): void => this.#fail(this.#run.signal.reason);

  /** Looks in the next turn, after all that this one has begun. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    void nextTurn().then(() => {
      this.#isLooking = false;
      if (this.#settling !== undefined) this.#decide();
    });
  }

  #decide(): void {
    const { asking, working } = survey(this.#actor);
    if (working || this.#rounds?.settling === true) return;
    if (asking === 0) this.#fail(this.#stuck());
    else if (this.#rounds !== undefined) this.#suspend(this.#rounds);
  }

  #suspend({ asked }: RoundQuestions): void {
    try {
      const { memory } = this.#run;
      memory.machine = this.#machine.stateOf(this.#actor.getPersistedSnapshot());
      // Answers are in the machine now, and it never says again what it logged.
      memory.answers.clear();
      memory.logs = 0;
      requireJson(memory.machine.snapshot, this.#machine.logic.id);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#fail(new Suspended());
    if (this.#run.suspend()) void sendRound(this.#run, asked);
  }

  /** Ends the run, and the machine with it. */
  #fail(error: unknown): void {
    this.#settling?.reject(error);
    this.#actor.stop();
  }

  #stuck(): Error {
    const state = JSON.stringify(this.#actor.getSnapshot().value);
    return new Error(`Machine ${this.#machine.logic.id} waits in ${state} for what nothing sends`);
  }
}
