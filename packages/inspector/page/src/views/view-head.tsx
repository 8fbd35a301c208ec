import { Button } from "@mcp-actors/ui";
import type { ComponentChildren } from "preact";
import { showPanel } from "../store/store.ts";

/** What the head of a view shows. */
export interface ViewHeadProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The name of a view, and the way back to what is selected, or to the overview. */
export function ViewHead({ title, children }: ViewHeadProps) {
  return (
    <header class="view-head">
      <h2>{title}</h2>
      {children}
      <Button look="quiet" icon="cross" aria-label="Close" onClick={() => showPanel("chart")} />
    </header>
  );
}
