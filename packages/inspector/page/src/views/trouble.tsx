import type { ComponentChildren } from "preact";

/** What one trouble shows. */
export interface TroubleProps {
  readonly title: string;
  /** What comes of it. */
  readonly says: string;
  readonly children: ComponentChildren;
}

/** One way to make trouble, and what it takes. */
export function Trouble({ title, says, children }: TroubleProps) {
  return (
    <div class="trouble">
      <div>
        <b>{title}</b>
        <p class="hint">{says}</p>
      </div>
      <div class="row">{children}</div>
    </div>
  );
}
