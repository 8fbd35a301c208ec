import type { Meta } from "@mcp-actors/protocol";
import { formQuestion } from "../asking/form-question.ts";
import type { Question } from "../asking/question.ts";
import { rootsQuestion } from "../asking/roots-question.ts";
import { sampleQuestion } from "../asking/sample-question.ts";
import { isSuspended, Suspended } from "../asking/suspended.ts";
import { visitQuestion } from "../asking/visit-question.ts";
import type { ClientAccount, Context } from "../definition/context.ts";
import { isToolError } from "../failure/tool-error.ts";
import { clientOf } from "../request/bare-context.ts";
import type { Server } from "../server.ts";
import type { Run } from "./run.ts";

/** What every copy of this package finds the run of a context under. */
const RUN = Symbol.for("@mcp-actors/server/RunContext.run");

/** The context of one run. Its functions are made when looked at, so that they may be taken apart from it. */
export class RunContext implements Context {
  readonly #run: Run;
  // Looked at for each report of thousands.
  #progress: Context["progress"] | undefined;

  constructor(run: Run) {
    this.#run = run;
  }

  /** The run that a context belongs to. */
  static runOf(context: Context): Run {
    const run: unknown = Reflect.get(context, RUN);
    if (run === undefined) throw new TypeError("Context must be the one that the server gave");
    // Nothing else is ever put there.
    return run as Run;
  }

  get [RUN](): Run {
    return this.#run;
  }

  get signal(): AbortSignal {
    return this.#run.signal;
  }

  get progress(): Context["progress"] {
    if (this.#progress === undefined) {
      const { reporter } = this.#run;
      this.#progress = (value, total, message) => reporter.progress(value, total, message);
    }
    return this.#progress;
  }

  get log(): Context["log"] {
    const { reporter } = this.#run;
    return (level, data, logger) => reporter.log(level, data, logger);
  }

  get closeStream(): Context["closeStream"] {
    const { exchange } = this.#run.request;
    return (retryAfter) => exchange.closeStream(retryAfter);
  }

  get elicit(): Context["elicit"] {
    return (form) => shelter(ask(this.#run, () => formQuestion(form)));
  }

  get elicitUrl(): Context["elicitUrl"] {
    const { revision } = this.#run.request.caller;
    return (visit) => shelter(ask(this.#run, () => visitQuestion(visit, revision)));
  }

  get sample(): Context["sample"] {
    return (params) => shelter(ask(this.#run, () => sampleQuestion(params)));
  }

  get listRoots(): Context["listRoots"] {
    return (named) => shelter(ask(this.#run, () => ({ ...rootsQuestion, key: named?.key })));
  }

  get once(): Context["once"] {
    const run = this.#run;
    return (key, work) => shelter(run.suspended ? suspendedLater(run) : run.once.run(key, work));
  }

  get client(): ClientAccount {
    return clientOf(this.#run.request);
  }

  get principal(): string {
    return this.#run.request.exchange.facts.principal;
  }

  get meta(): Meta {
    return this.#run.request.meta;
  }

  get server(): Server {
    return this.#run.request.runtime.server;
  }
}

/** What needs no answer of the client to fail is told when patience has it, but for the first question that ends the run. */
async function ask<Answer>(run: Run, toQuestion: () => Question<Answer>): Promise<Answer> {
  const wasSuspended = run.suspended;
  try {
    return await run.asking.ask(toQuestion());
  } catch (error) {
    const isFirst = isSuspended(error) && !wasSuspended;
    if (!isFirst && !isToolError(error)) await run.patience.wait();
    throw error;
  }
}

async function suspendedLater({ patience }: Run): Promise<never> {
  await patience.wait();
  throw new Suspended();
}

/** A promise whose rejection raises nothing where nobody waits, as when a sibling ended the run first. */
function shelter<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
