import type { ComponentChildren } from "preact";
import { stepFocus } from "../hook/step-focus.ts";

/** What a toolbar shows. */
export interface ToolbarProps {
  /** What it is called for screen readers. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Controls in a row; the arrow keys walk its buttons. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <div
      class="toolbar"
      role="toolbar"
      aria-label={label}
      onKeyDown={(event) => void stepFocus(event, "button:not(:disabled)")}
    >
      {children}
    </div>
  );
}
