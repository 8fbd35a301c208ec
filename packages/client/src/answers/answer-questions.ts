import type { Serve } from "@mcp-actors/machine";
import {
  ErrorCode,
  McpError,
  ProtocolError,
  type Request,
  type Result,
  toProtocolError,
} from "@mcp-actors/protocol";
import { answerElicitation } from "./answer-elicitation.ts";
import { answerRoots } from "./answer-roots.ts";
import { answerSampling } from "./answer-sampling.ts";
import type { Answers, Asked } from "./answers.ts";
import type { LiveRoots } from "./live-roots.ts";

/** Hears of an answer of the caller's that failed: its error does not go to the server. */
export type AnswerFailed = (method: string, error: unknown) => void;

/** The answers of a client, of which the roots may change. */
export interface LiveAnswers extends Omit<Answers, "roots"> {
  readonly roots: LiveRoots;
}

/** Answers what a server asks: with the caller's answers, and with an error where there is none. */
export function answerQuestions(answers: LiveAnswers, failed: AnswerFailed): Serve {
  return (request, exchange) => {
    if (request.method === "ping") {
      exchange.answer({});
      return;
    }
    const asked: Asked = {
      get signal() {
        return exchange.signal;
      },
    };
    answerQuestion(request, answers, asked).then(
      (result) => exchange.answer(result),
      (error: unknown) => {
        const known = toProtocolError(error);
        if (known !== undefined) {
          exchange.fail(known.toJSON());
          return;
        }
        failed(request.method, error);
        exchange.fail({ code: ErrorCode.InternalError, message: publicMessage(error) }, error);
      },
    );
  };
}

async function answerQuestion(
  request: Request,
  answers: LiveAnswers,
  asked: Asked,
): Promise<Result> {
  switch (request.method) {
    case "elicitation/create":
      return answerElicitation(request.params, answers.elicitation, asked);
    case "sampling/createMessage":
      return answerSampling(request.params, answers.sampling, asked);
    case "roots/list":
      return answerRoots(answers.roots.now, asked);
    default:
      throw new ProtocolError(
        ErrorCode.MethodNotFound,
        `This client does not know ${request.method}`,
      );
  }
}

function publicMessage(error: unknown): string {
  return error instanceof McpError ? error.message : "The client could not answer";
}
