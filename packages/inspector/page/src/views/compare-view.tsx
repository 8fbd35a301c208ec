import { Button, Empty, Waiting } from "@mcp-actors/ui";
import { signal, useSignal } from "@preact/signals";
import { CommandLine } from "../replay/command-line.tsx";
import type { ReplayedRequest } from "../replay/replay-report.ts";
import { ReplayedList } from "../replay/replayed-list.tsx";
import { ask, open, select } from "../store/store.ts";
import { FileChoice } from "./file-choice.tsx";

interface Comparison {
  readonly file: File;
  readonly requests: readonly ReplayedRequest[];
}

/** What was compared last; it stays while other views are looked at. */
const comparison = signal<Comparison | undefined>(undefined);

/** Sets what is open beside another recording: which requests end differently, and where. */
export function CompareView() {
  const isReading = useSignal(false);
  const problem = useSignal("");
  const choose = async (file: File): Promise<void> => {
    isReading.value = true;
    problem.value = "";
    try {
      comparison.value = { file, requests: await ask({ do: "compare", file }) };
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
    isReading.value = false;
  };
  return (
    <div class="view">
      <div class="actions">
        <FileChoice label="Choose a recording" onChoose={(file) => void choose(file)} />
        {isReading.value && <Waiting>Reading it</Waiting>}
      </div>
      {problem.value !== "" && <p class="problem">{problem.value}</p>}
      {comparison.value === undefined ? <Nothing /> : <Compared comparison={comparison.value} />}
    </div>
  );
}

function Nothing() {
  return (
    <Empty title="Set another recording beside this one">
      <p>
        Requests with the same method and params are one, in order. Of each you see where the other
        recording ends differently, or that one of them has it not.
      </p>
      <p>In a terminal, with status 1 where anything differs:</p>
      <CommandLine line="npx mcp-actors replay recording.jsonl --diff other.jsonl" />
    </Empty>
  );
}

function Compared({ comparison: { file, requests } }: { readonly comparison: Comparison }) {
  const first = requests.find(({ verdict }) => verdict !== "same");
  const key = first?.key;
  return (
    <>
      <p>
        {first === undefined ? "Everything is answered the same in " : "Beside "}
        <b>{file.name}</b>
      </p>
      <div class="actions">
        {key !== undefined && (
          <Button icon="right" onClick={() => select({ kind: "request", key })}>
            First difference
          </Button>
        )}
        <Button look="quiet" onClick={() => open({ kind: "file", name: file.name, file })}>
          Open that one
        </Button>
      </div>
      <ReplayedList requests={requests} />
    </>
  );
}
