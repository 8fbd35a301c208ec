import type { Verification } from "@mcp-actors/inspector";
import { Button, showToast, Waiting } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { ask, select } from "../store/store.ts";
import { ReplaySection } from "./replay-section.tsx";

/** Runs the recorded statecharts again, and tells where they come to other states. */
export function VerifySection() {
  const result = useSignal<Verification | undefined>(undefined);
  const isRunning = useSignal(false);
  const run = async (): Promise<void> => {
    isRunning.value = true;
    try {
      result.value = await ask({ do: "verify" });
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), "error");
    } finally {
      isRunning.value = false;
    }
  };
  return (
    <ReplaySection
      icon="tick"
      title="Check the statecharts"
      says="Runs every recorded statechart again on its events, and compares each state."
    >
      <div class="actions">
        <Button icon="tick" disabled={isRunning.value} onClick={() => void run()}>
          Check
        </Button>
        {isRunning.value && <Waiting>Running them again</Waiting>}
      </div>
      {result.value !== undefined && <Verified result={result.value} />}
    </ReplaySection>
  );
}

function Verified({ result: { same, skipped, differences } }: { readonly result: Verification }) {
  return (
    <>
      <p role="status">
        {same} same, {differences.length} different, {skipped} skipped
      </p>
      <ol class="differences">
        {differences.slice(0, 200).map(({ actor, seq, type, recorded, replayed }) => (
          <li key={`${actor} ${seq}`}>
            <button type="button" class="row" onClick={() => select({ kind: "actor", key: actor })}>
              <b>{type}</b>
              <span class="says">
                {JSON.stringify(recorded)} → {JSON.stringify(replayed)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
