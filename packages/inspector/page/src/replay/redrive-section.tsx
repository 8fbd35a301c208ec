import { Button, showToast, Waiting } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import { seen } from "../store/seen.ts";
import { ask } from "../store/store.ts";
import { TargetChoice } from "../views/call-view.tsx";
import { FileChoice } from "../views/file-choice.tsx";
import { CommandLine } from "./command-line.tsx";
import type { RedriveReport } from "./replay-report.ts";
import { ReplaySection } from "./replay-section.tsx";
import { replayScope, replayTarget } from "./replay-settings.ts";
import { ReplayedList } from "./replayed-list.tsx";

/** Requests that are made again over a connection that lives, and what comes back beside what was recorded. */
export function RedriveSection() {
  const targets = (seen.source?.targets ?? []).filter(({ commands }) => commands.includes("call"));
  const chosen = useSignal("");
  const report = useSignal<RedriveReport | undefined>(undefined);
  const isRunning = useSignal(false);
  const target = targets.find(({ id }) => id === chosen.value) ?? targets[0];
  const run = async (file?: Blob): Promise<void> => {
    if (target === undefined) return;
    isRunning.value = true;
    try {
      const scope = replayScope.peek();
      report.value = await ask({ do: "redrive", target: target.id, scope, file });
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), "error");
    } finally {
      isRunning.value = false;
    }
  };
  return (
    <ReplaySection
      icon="refresh"
      title="Against the server of today"
      says="Makes the requests again, and compares what comes back with what was recorded."
    >
      {target === undefined ? (
        <CommandLine
          line={`npx mcp-actors replay recording.jsonl ${against(replayTarget.value)}`}
        />
      ) : (
        <>
          <TargetChoice
            targets={targets}
            target={target}
            onChoose={(id) => {
              chosen.value = id;
            }}
          />
          <div class="actions">
            <Button icon="refresh" disabled={isRunning.value} onClick={() => void run()}>
              Make again
            </Button>
            <FileChoice
              label="Those of a file…"
              isDisabled={isRunning.value}
              onChoose={(file) => void run(file)}
            />
          </div>
        </>
      )}
      {isRunning.value && <Waiting>Waiting for the answers</Waiting>}
      {report.value !== undefined && <Report report={report.value} />}
    </ReplaySection>
  );
}

function against(target: string): string {
  return /^[a-z][a-z+.-]*:\/\//i.test(target) ? `--against ${target}` : `-- ${target}`;
}

function Report({
  report: { requests, unanswered, redacted },
}: {
  readonly report: RedriveReport;
}) {
  const left = [
    ...(unanswered > 0 ? [`${unanswered} without an answer`] : []),
    ...(redacted > 0 ? [`${redacted} with something redacted`] : []),
  ];
  return (
    <>
      {left.length > 0 && <p class="hint">Left out: {left.join(", ")}</p>}
      <ReplayedList requests={requests} />
    </>
  );
}
