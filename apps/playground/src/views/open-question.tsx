import { isElicitResult } from "@mcp-actors/protocol/client-features";
import { ElicitationCard, UrlElicitationCard } from "@mcp-actors/ui";
import type { Asker, Question } from "../host/question.ts";
import { SamplingQuestion } from "./sampling-question.tsx";

/** What an open question shows. */
export interface OpenQuestionProps {
  readonly question: Question;
}

/** One question of a server, in the card that its kind has. */
export function OpenQuestion({ question }: OpenQuestionProps) {
  const from = tellAsker(question.asker);
  // What the cards give is checked once more, for it leaves the page.
  const answer = (given: unknown) => {
    if (question.kind !== "sampling" && isElicitResult(given)) question.answer(given);
  };
  switch (question.kind) {
    case "form":
      return (
        <ElicitationCard
          message={question.params.message}
          requestedSchema={{ ...question.params.requestedSchema }}
          from={from}
          onAnswer={answer}
        />
      );
    case "page":
      return (
        <UrlElicitationCard
          message={question.params.message}
          url={question.params.url}
          from={from}
          onAnswer={answer}
        />
      );
    case "sampling":
      return <SamplingQuestion question={question} from={from} />;
  }
}

/** Who asks, and for which call. */
function tellAsker({ server, calls }: Asker): string {
  const names = calls.map(({ id, request }) => `#${id} ${request.name}`);
  if (names.length === 0) return server;
  return names.length === 1
    ? `${server}, for ${names[0]}`
    : `${server}, for one of ${names.join(", ")}`;
}
