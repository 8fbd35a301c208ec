import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Answers } from "@mcp-actors/client";
import type { Invocation } from "../command.ts";
import { answerForms } from "./answer-forms.ts";
import { answerPages } from "./answer-pages.ts";
import { inTurn } from "./in-turn.ts";

/**
 * What a server may ask, as the options and the terminal have it.
 *
 * Only what can be answered is declared, so that a server knows what not to ask.
 */
export function toAnswers({ flags, terminal }: Invocation): Answers {
  const { answers, decline, sample, roots } = flags;
  const isAnswering = terminal.ask !== undefined || decline;
  const form = isAnswering || answers.length > 0;
  return {
    ...(form && {
      elicitation: {
        form: inTurn(answerForms({ flags, terminal })),
        ...(isAnswering && { url: inTurn(answerPages({ flags, terminal })) }),
      },
    }),
    ...(sample !== undefined && { sampling: () => toMessage(sample) }),
    ...(roots.length > 0 && { roots: roots.map(toRoot) }),
  };
}

function toMessage(text: string) {
  return { role: "assistant", content: { type: "text", text }, model: "mcp-actors" } as const;
}

function toRoot(folder: string) {
  const path = resolve(folder);
  return { uri: pathToFileURL(path).href, name: basename(path) };
}
