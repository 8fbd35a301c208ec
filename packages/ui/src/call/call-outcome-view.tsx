import type { CallState } from "@mcp-actors/machine";
import { useNow } from "../hook/use-now.ts";
import { ProgressBar } from "../part/progress-bar.tsx";
import { formatDuration } from "../request/format-duration.ts";
import { isLive } from "../state/request-state.ts";
import { StateMark } from "../state/state-mark.tsx";
import type { CallView } from "./call-view.ts";
import { ErrorNote } from "./error-note.tsx";
import { ResultView } from "./result-view.tsx";

/** What a call outcome view shows. */
export interface CallOutcomeViewProps {
  readonly call: CallView;
  readonly onReadResource?: ((uri: string) => void) | undefined;
}

/** States in which a call moves though nothing was said of how far. */
const MOVING: ReadonlySet<CallState> = new Set(["pending", "progressing"]);

/** Where a call stands, for how long, how far it has come, and what it gave. */
export function CallOutcomeView({ call, onReadResource }: CallOutcomeViewProps) {
  const { state, startedAt, endedAt, progress, result, error } = call;
  const live = isLive(state);
  const now = useNow(live);
  return (
    <section class="outcome" aria-label="Outcome" aria-busy={live}>
      <p class="standing">
        <span role="status">
          <StateMark state={state} withText />
        </span>
        <span class="elapsed">{formatDuration((endedAt ?? now) - startedAt)}</span>
      </p>
      {(MOVING.has(state) || progress !== undefined) && (
        <ProgressBar label="Progress of the call" {...shown(call)} />
      )}
      {error !== undefined && <ErrorNote error={error} />}
      {result !== undefined && <ResultView result={result} onReadResource={onReadResource} />}
    </section>
  );
}

/** An ended call whose progress had no total shows what it had reached, and no moving stripe. */
function shown({ state, progress }: CallView) {
  if (progress === undefined || isLive(state)) return progress;
  return { ...progress, total: progress.total ?? progress.progress };
}
