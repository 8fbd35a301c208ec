import { Badge, Button, Empty, type Tone, Waiting } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { Compared, RecordingDifference } from "../store/compare-recordings.ts";
import { formatMicros } from "../store/format-micros.ts";
import { compared, select } from "../store/store.ts";
import { stateWords } from "./mark-of.ts";
import { ViewHead } from "./view-head.tsx";

/** Sets what is open beside another recording, request by request. */
export function CompareView() {
  const differences = useSignal<readonly RecordingDifference[] | undefined>(undefined);
  const state = useSignal<string>("");
  const name = useSignal("");
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    name.value = file.name;
    state.value = "reading";
    try {
      differences.value = await compared(file);
      state.value = "";
    } catch (error) {
      state.value = error instanceof Error ? error.message : String(error);
    }
  };
  const shown = (differences.value ?? []).filter(({ kind }) => kind !== "same");
  return (
    <div class="view">
      <ViewHead title="Compare" />
      <label class="file-choice">
        <span>Another recording</span>
        <input
          type="file"
          accept=".jsonl,.ndjson"
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </label>
      {state.value === "reading" && <Waiting>Reading {name.value}</Waiting>}
      {state.value !== "" && state.value !== "reading" && <p class="problem">{state.value}</p>}
      {differences.value !== undefined && (
        <p>
          {shown.length} of {differences.value.length} requests differ from those in {name.value}
        </p>
      )}
      {differences.value === undefined && state.value === "" && (
        <Empty title="Choose a second recording">
          <p>
            Its requests are set beside those that are open: first with first, by method and
            subject.
          </p>
        </Empty>
      )}
      <ol class="differences">
        {shown.slice(0, 500).map((difference) => (
          <Difference key={difference.label} difference={difference} />
        ))}
      </ol>
    </div>
  );
}

const TONES: { readonly [Kind in RecordingDifference["kind"]]: Tone } = {
  missing: "error",
  added: "info",
  outcome: "error",
  slower: "warning",
  faster: "ok",
  same: "neutral",
};

function Difference({ difference }: { readonly difference: RecordingDifference }) {
  const { kind, label, before, after, key } = difference;
  return (
    <li>
      <Badge tone={TONES[kind]}>{kind}</Badge>
      {key === undefined ? (
        <b>{label}</b>
      ) : (
        <Button look="quiet" onClick={() => select({ kind: "request", key })}>
          {label}
        </Button>
      )}
      <span class="says">
        {toWords(before)} → {toWords(after)}
      </span>
    </li>
  );
}

function toWords(one: Compared | undefined): string {
  return one === undefined
    ? "not there"
    : `${stateWords(one.state)}, ${formatMicros(one.duration)}`;
}
