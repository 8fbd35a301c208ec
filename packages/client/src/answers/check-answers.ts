import { isRecord } from "@mcp-actors/protocol";
import { checkKeys, toWords } from "@mcp-actors/transport";
import { checkRoots } from "./live-roots.ts";

/** What a client was told to answer with, of which nothing is known yet. */
export interface Unchecked {
  readonly elicitation?: unknown;
  readonly sampling?: unknown;
  readonly roots?: unknown;
}

/** Throws where an answer that was declared could answer nothing. */
export function checkAnswers({ elicitation, sampling, roots }: Unchecked): void {
  if (isRecord(elicitation) && "action" in elicitation) {
    throw new TypeError(
      "Option elicitation must be a function that gives the answer, not the answer",
    );
  }
  checkAnswer("elicitation", elicitation, { form: 1, url: 1 });
  checkAnswer("sampling", sampling, { answer: 1, tools: 1 });
  if (isRecord(sampling)) checkFunction("sampling.answer", sampling["answer"]);
  if (isRecord(elicitation)) {
    const { form, url } = elicitation;
    if (form !== undefined) checkFunction("elicitation.form", form);
    if (url !== undefined) checkFunction("elicitation.url", url);
  }
  if (roots !== undefined) checkRoots(roots);
}

function checkAnswer(option: string, value: unknown, known: object): void {
  if (value === undefined || typeof value === "function") return;
  if (!isRecord(value)) {
    const keys = Object.keys(known).join(", ");
    throw new TypeError(
      `Option ${option} must be a function or { ${keys} }, not ${toWords(value)}`,
    );
  }
  checkKeys(option, value, known);
}

function checkFunction(option: string, value: unknown): void {
  if (typeof value === "function") return;
  throw new TypeError(`Option ${option} must be a function, not ${toWords(value)}`);
}
