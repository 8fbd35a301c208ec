import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../part/icon.tsx";
import type { IconName } from "../part/icon-strokes.ts";

/** What a question card shows. */
export interface QuestionCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** Who asks: a server's name, never taken from the question itself. */
  readonly from?: string | undefined;
  readonly children: ComponentChildren;
}

/** A question of a server to the person at the page, with who asks it. */
export function QuestionCard({ icon, title, from, children }: QuestionCardProps) {
  const id = useId();
  return (
    <section class="question-card" aria-labelledby={id}>
      <header>
        <Icon name={icon} />
        <h3 id={id}>{title}</h3>
        {from !== undefined && <span class="from">{from}</span>}
      </header>
      {children}
    </section>
  );
}
