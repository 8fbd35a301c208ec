import {
  type ElicitRequestParams,
  type ElicitResult,
  ErrorCode,
  isRecord,
  type Params,
  ProtocolError,
} from "@mcp-actors/protocol";
import { isElicitParams, isElicitResult } from "@mcp-actors/protocol/client-features";
import { toWords } from "@mcp-actors/transport";
import type { Answers, Asked } from "./answers.ts";
import { checkForm } from "./check-form.ts";
import { fillDefaults } from "./fill-defaults.ts";
import { WrongAnswerError } from "./wrong-answer-error.ts";

/** Puts a question to the person at the client, and checks what comes back. spec: client/elicitation */
export async function answerElicitation(
  params: Params | undefined,
  elicitation: NonNullable<Answers["elicitation"]>,
  asked: Asked,
): Promise<ElicitResult> {
  if (!isElicitParams(params)) {
    throw new ProtocolError(ErrorCode.InvalidParams, "Question lacks a message, a form or a URL");
  }
  const modes = typeof elicitation === "function" ? { form: elicitation } : elicitation;
  return isPage(params) ? visit(params, modes.url, asked) : fill(params, modes.form, asked);
}

type Modes = Exclude<Answers["elicitation"], undefined | ((...args: never) => unknown)>;
type Page = Extract<ElicitRequestParams, { readonly mode: "url" }>;
type Form = Exclude<ElicitRequestParams, Page>;

function isPage(params: ElicitRequestParams): params is Page {
  return params.mode === "url";
}

async function visit(page: Page, answer: Modes["url"], asked: Asked): Promise<ElicitResult> {
  if (answer === undefined) throw undeclared("url");
  const { action } = checked(await answer(page, asked));
  // spec: the content of a visit never passes through the client.
  return { action };
}

async function fill(form: Form, answer: Modes["form"], asked: Asked): Promise<ElicitResult> {
  if (answer === undefined) throw undeclared("form");
  const result = checked(asWritten(await answer(form, asked)));
  if (result.action !== "accept") return { action: result.action };
  const content = fillDefaults(form.requestedSchema, result.content ?? {});
  const problems = checkForm(form.requestedSchema, content);
  if (problems.length > 0) {
    throw new WrongAnswerError(`Answer does not fit the form: ${problems.join("; ")}`);
  }
  return { ...result, content };
}

/** What is undefined is not written, so a field of it is left out. */
function asWritten(result: unknown): unknown {
  if (!isRecord(result) || !isRecord(result["content"])) return result;
  const fields = Object.entries(result["content"]).filter(([, value]) => value !== undefined);
  return { ...result, content: Object.fromEntries(fields) };
}

function checked(result: unknown): ElicitResult {
  if (isElicitResult(result)) return result;
  const isAccepted = typeof result === "object" && Reflect.get(result ?? {}, "action") === "accept";
  if (isAccepted) {
    throw new WrongAnswerError(
      "Content of the answer is no object of text, numbers, booleans and lists of text",
    );
  }
  const words = "Answer has no action accept, decline or cancel";
  const instead = isRecord(result) ? `its action is ${toWords(result["action"])}` : toWords(result);
  // What it is instead is not the server's to know.
  throw new WrongAnswerError(words, { cause: new TypeError(`${words}: ${instead}`) });
}

function undeclared(mode: string): ProtocolError {
  return new ProtocolError(
    ErrorCode.InvalidParams,
    `This client does not answer questions of mode ${mode}`,
  );
}
