import type { ComponentChildren } from "preact";

/** What stands where nothing is yet. */
export interface EmptyProps {
  readonly title: string;
  /** What to do about it. */
  readonly children?: ComponentChildren;
}

/** Says that there is nothing here, and what would change that. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div class="empty">
      <p class="title">{title}</p>
      {children}
    </div>
  );
}
