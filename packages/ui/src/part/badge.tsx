import type { ComponentChildren } from "preact";
import type { Tone } from "../state/mark.ts";

/** What a badge shows. */
export interface BadgeProps {
  /** Default `neutral`. */
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** One or two words about the thing beside them. */
export function Badge({ tone = "neutral", title, children }: BadgeProps) {
  return (
    <span class="badge" data-tone={tone} title={title}>
      {children}
    </span>
  );
}
