import {
  type CreateMessageRequestParams,
  type CreateMessageResult,
  type ElicitRequestFormParams,
  type ElicitRequestURLParams,
  type ElicitResult,
  ProtocolError,
} from "@mcp-actors/protocol";
import { isCreateMessageResult, isElicitResult } from "@mcp-actors/protocol/client-features";
import type { Json } from "../records/index.ts";
import { Redactor } from "../redact/redactor.ts";
import type { Drivables } from "./drivables.ts";
import type { Drivable, DriveCommand, DriveQuestion } from "./drive.ts";

/** What an answer may need beside its question. */
export interface Asked {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** Answers for `connect` that viewers give. Spread into its options, they declare that the client can be asked. */
export interface ViewerAnswers {
  readonly elicitation: {
    form(form: ElicitRequestFormParams, asked: Asked): Promise<ElicitResult>;
    url(page: ElicitRequestURLParams, asked: Asked): Promise<ElicitResult>;
  };
  sampling(params: CreateMessageRequestParams, asked: Asked): Promise<CreateMessageResult>;
}

/** Longest question that is put to viewers, in characters of JSON. */
const LONGEST_QUESTION = 64 * 1024;
/** spec: client/sampling#error-handling */
const USER_REJECTED = -1;

/** Has viewers that may drive answer the questions of servers: a question waits for its answer until its server wants none. */
export function answersOfViewers(drivables: Drivables, process: string): ViewerAnswers {
  let last = 0;
  const ask = <Result>(
    question: DriveQuestion,
    isResult: (value: unknown) => value is Result,
    { signal }: Asked,
  ): Promise<Result> => {
    last += 1;
    const id = `${process}.question-${last}`;
    return new Promise<Result>((resolve, reject) => {
      signal.throwIfAborted();
      const settle = (): void => {
        remove();
        signal.removeEventListener("abort", gone);
      };
      const gone = (): void => {
        settle();
        reject(signal.reason);
      };
      const end = new OpenQuestion(question, (command) => {
        if (command.result === undefined) reject(refusal());
        else if (isResult(command.result)) resolve(command.result);
        else throw new TypeError(`That is no answer to ${question.kind}`);
        settle();
      });
      const remove = drivables.add(id, NAMES[question.kind], end);
      signal.addEventListener("abort", gone, { once: true });
    });
  };
  return {
    elicitation: {
      form: async (form, asked) => ask(shown("form", form), isElicitResult, asked),
      url: async (page, asked) => ask(shown("page", page), isElicitResult, asked),
    },
    sampling: async (params, asked) => ask(shown("sampling", params), isCreateMessageResult, asked),
  };
}

const NAMES = { form: "A form", page: "A page to visit", sampling: "A model's answer" } as const;

/** A question that waits. */
class OpenQuestion implements Drivable {
  readonly commands = ["answer"] as const;
  readonly question: DriveQuestion;
  readonly #answer: (command: AnswerCommand) => void;

  constructor(question: DriveQuestion, answer: (command: AnswerCommand) => void) {
    this.question = question;
    this.#answer = answer;
  }

  async drive(command: DriveCommand): Promise<Json> {
    if (command.do !== "answer") throw new TypeError("A question takes an answer alone");
    this.#answer(command);
    return true;
  }
}

type AnswerCommand = Extract<DriveCommand, { do: "answer" }>;

/** What viewers see of a question is redacted as everything is. */
function shown(kind: DriveQuestion["kind"], params: object): DriveQuestion {
  const question = new Redactor().redact(params, { kind: "drive", part: "question" });
  if (JSON.stringify(question).length <= LONGEST_QUESTION) return { kind, params: question };
  throw new ProtocolError(USER_REJECTED, "Question is too long to be put to anybody");
}

function refusal(): ProtocolError {
  return new ProtocolError(USER_REJECTED, "User rejected sampling request");
}
