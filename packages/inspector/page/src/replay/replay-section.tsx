import { Icon, type IconName } from "@mcp-actors/ui";
import type { ComponentChildren } from "preact";

/** What a section shows. */
export interface ReplaySectionProps {
  readonly icon: IconName;
  readonly title: string;
  /** What comes of it, in a sentence. */
  readonly says: string;
  readonly children: ComponentChildren;
}

/** One thing that can be made of a recording. */
export function ReplaySection({ icon, title, says, children }: ReplaySectionProps) {
  return (
    <section class="card" aria-label={title}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <p class="hint">{says}</p>
      {children}
    </section>
  );
}
