import type { ComponentChildren } from "preact";

/** What the head of a view shows. */
export interface ViewHeadProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The name of a view, and what is to be known of it at once. */
export function ViewHead({ title, children }: ViewHeadProps) {
  return (
    <header class="view-head">
      <h2>{title}</h2>
      {children}
    </header>
  );
}
