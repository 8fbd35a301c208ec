import type { Tone } from "@mcp-actors/ui";
import type { ComponentChildren } from "preact";

/** What a figure card shows. */
export interface FigureCardProps {
  readonly label: string;
  readonly tone?: Tone;
  /** From 0 to 1: how much is left, as a bar. */
  readonly share?: number;
  readonly children: ComponentChildren;
}

/** A figure with its name, and a bar of how much is left of it. */
export function FigureCard({ label, tone = "neutral", share, children }: FigureCardProps) {
  return (
    <div class="figure" data-tone={tone}>
      <small>{label}</small>
      <b>{children}</b>
      {share !== undefined && (
        <div class="left" aria-hidden="true">
          <i style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
        </div>
      )}
    </div>
  );
}
