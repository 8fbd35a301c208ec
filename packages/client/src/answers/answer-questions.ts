import type { Serve } from "@mcp-actors/machine";
import {
  ErrorCode,
  McpError,
  type Request,
  type Result,
  toProtocolError,
} from "@mcp-actors/protocol";
import type { Asked } from "./answers.ts";
import { undeclared } from "./undeclared.ts";

/** Hears of an answer of the caller's that failed: its error does not go to the server. */
export type AnswerFailed = (method: string, error: unknown) => void;

/** Answers one question; rejects with the refusal of one that it has no answer to. */
export type AnswerQuestion = (request: Request, asked: Asked) => Promise<Result>;

/** Answers what a server asks: with the caller's answers, and with an error where there is none. */
export function answerQuestions(failed: AnswerFailed, answer: AnswerQuestion = refuse): Serve {
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
    answer(request, asked).then(
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

async function refuse({ method }: Request): Promise<never> {
  throw undeclared(method);
}

function publicMessage(error: unknown): string {
  return error instanceof McpError ? error.message : "The client could not answer";
}
