import type { ComponentChildren } from "preact";

/** What a story's head says. */
export interface StoryHeadProps {
  readonly title: string;
  /** What to do, and what to see. */
  readonly children: ComponentChildren;
}

/** The title of a story, and what there is to do in it. */
export function StoryHead({ title, children }: StoryHeadProps) {
  return (
    <header class="story-head">
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
