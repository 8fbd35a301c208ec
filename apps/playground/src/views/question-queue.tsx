import { usePlayground } from "../page/use-playground.ts";
import { OpenQuestion } from "./open-question.tsx";

/** What a question queue shows. */
export interface QuestionQueueProps {
  /** The connections whose questions are shown; default all. */
  readonly connectionIds?: readonly string[];
}

/** The questions of servers that wait for the person, the oldest first. */
export function QuestionQueue({ connectionIds }: QuestionQueueProps) {
  const { questions } = usePlayground();
  const open = questions.open.value.filter(
    ({ asker }) => connectionIds?.includes(asker.connectionId) ?? true,
  );
  if (open.length === 0) return null;
  return (
    <section class="questions" aria-label="Open questions" aria-live="polite">
      {open.map((question) => (
        <OpenQuestion key={question.id} question={question} />
      ))}
    </section>
  );
}
