import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** What a panel shows. */
export interface PanelProps {
  readonly title: ComponentChildren;
  /** At the end of the title's line: counts, buttons. */
  readonly aside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A titled region of the page whose contents scroll on their own. */
export function Panel({ title, aside, class: name = "", children }: PanelProps) {
  const id = useId();
  return (
    <section class={`panel ${name}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div class="aside">{aside}</div>}
      </header>
      <div class="contents">{children}</div>
    </section>
  );
}
