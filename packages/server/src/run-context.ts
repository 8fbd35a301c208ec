import type { ClientCapabilities, Implementation, Meta } from "@mcp-actors/protocol";
import { formQuestion } from "./asking/form-question.ts";
import type { Question } from "./asking/question.ts";
import { QuestionDeclined } from "./asking/question-declined.ts";
import { rootsQuestion } from "./asking/roots-question.ts";
import { sampleQuestion } from "./asking/sample-question.ts";
import { Suspended } from "./asking/suspended.ts";
import { visitQuestion } from "./asking/visit-question.ts";
import type { ClientAccount, Context, Form, Visit } from "./context.ts";
import type { Server } from "./create-server.ts";
import type { Run } from "./run.ts";
import type { InferOutput, Schema } from "./schema.ts";

/** The context of one run. Its functions are made when looked at, so that they may be taken apart from it. */
export class RunContext implements Context {
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  get signal(): AbortSignal {
    return this.#run.signal;
  }

  get progress(): Context["progress"] {
    const { reporter } = this.#run;
    return (value, total, message) => reporter.progress(value, total, message);
  }

  get log(): Context["log"] {
    const { reporter } = this.#run;
    return (level, data, logger) => reporter.log(level, data, logger);
  }

  get elicit(): Context["elicit"] {
    return (form) => shelter(elicit(this.#run, form));
  }

  get elicitUrl(): Context["elicitUrl"] {
    return (visit) => shelter(elicitUrl(this.#run, visit));
  }

  get sample(): Context["sample"] {
    return (params) => shelter(ask(this.#run, sampleQuestion(params)));
  }

  get listRoots(): Context["listRoots"] {
    return () => shelter(ask(this.#run, rootsQuestion));
  }

  get once(): Context["once"] {
    const run = this.#run;
    return (key, work) =>
      shelter(run.suspended ? Promise.reject(new Suspended()) : run.once.run(key, work));
  }

  get client(): ClientAccount {
    const { info, capabilities, revision } = this.#run.request.caller;
    return {
      info: info as Partial<Implementation>,
      capabilities: capabilities as ClientCapabilities,
      revision: revision.version,
    };
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

async function elicit<Of extends Schema>(run: Run, form: Form<Of>): Promise<InferOutput<Of>> {
  const elicited = await ask(run, formQuestion(form));
  if (elicited.action !== "accept") throw new QuestionDeclined(elicited.action, form.message);
  return elicited.content;
}

async function elicitUrl(run: Run, visit: Visit): Promise<void> {
  const action = await ask(run, visitQuestion(visit, run.request.caller.revision));
  if (action !== "accept") throw new QuestionDeclined(action, visit.message);
}

async function ask<Answer>(run: Run, question: Question<Answer>): Promise<Answer> {
  return await run.asking.ask(question);
}

/** A promise whose rejection raises nothing where nobody waits, as when a sibling ended the run first. */
function shelter<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
