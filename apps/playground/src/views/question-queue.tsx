import { useEffect, useRef } from "preact/hooks";
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
  const section = useRef<HTMLElement>(null);
  const newest = open.at(-1)?.id;
  // On a narrow page it is below what was called, where nobody would see that somebody asks.
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), [newest]);
  if (open.length === 0) return null;
  return (
    <section ref={section} class="questions" aria-label="Open questions" aria-live="polite">
      {open.map((question) => (
        <OpenQuestion key={question.id} question={question} />
      ))}
    </section>
  );
}
