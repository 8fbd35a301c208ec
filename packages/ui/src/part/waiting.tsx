import type { ComponentChildren } from "preact";
import { useNow } from "../hook/use-now.ts";
import { formatDuration } from "../request/format-duration.ts";

/** What is waited for. */
export interface WaitingProps {
  /** Milliseconds since the epoch; where given, the time that has passed is shown. */
  readonly since?: number;
  readonly children: ComponentChildren;
}

/** Says what is waited for, with a turning mark, and for how long already. */
export function Waiting({ since, children }: WaitingProps) {
  const now = useNow(since !== undefined);
  return (
    <p class="waiting" role="status">
      <span class="spinner" aria-hidden="true" />
      <span>{children}</span>
      {since !== undefined && (
        <span class="elapsed" aria-hidden="true">
          {formatDuration(now - since)}
        </span>
      )}
    </p>
  );
}
