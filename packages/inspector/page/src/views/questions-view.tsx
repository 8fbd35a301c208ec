import { Empty } from "@mcp-actors/ui";
import { seen } from "../store/seen.ts";
import { OpenQuestion } from "./open-question.tsx";
import { questionsIn } from "./questions-in.ts";
import { ViewHead } from "./view-head.tsx";

/** The questions of servers that whoever looks may answer, the oldest first. */
export function QuestionsView() {
  const questions = questionsIn(seen.source);
  return (
    <div class="view">
      <ViewHead title="Questions" />
      {questions.length === 0 && (
        <Empty title="Nothing is asked">
          <p>
            A client whose questions are answered here is made with{" "}
            <code>{"{ inspect: inspector, ...inspector.answers }"}</code>.
          </p>
        </Empty>
      )}
      {questions.map((asked) => (
        <OpenQuestion key={asked.id} asked={asked} />
      ))}
    </div>
  );
}
