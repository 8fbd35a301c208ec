import { Empty } from "@mcp-actors/ui";
import { useSignal } from "@preact/signals";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import { seen } from "../store/seen.ts";
import { callDraft } from "./call-draft.ts";
import { RawCall } from "./raw-call.tsx";
import { shortName } from "./short-name.ts";
import { ToolCall } from "./tool-call.tsx";
import { ViewHead } from "./view-head.tsx";

/** Calls something over a connection of the program that is inspected; it shows among the others. */
export function CallView() {
  const { source, tools = [] } = seen;
  const targets = (source?.targets ?? [])
    .filter(({ commands }) => commands.includes("call"))
    // A model has no tools to list: whoever has comes first.
    .toSorted((one, other) => Number(other.role === "client") - Number(one.role === "client"));
  const chosen = useSignal("");
  const draft = callDraft.value;
  const target = targets.find(({ id }) => id === (draft?.target ?? chosen.value)) ?? targets[0];
  const own = tools.filter(({ peer }) => peer === target?.id);
  return (
    <div class="view">
      <ViewHead title="Call" />
      {target === undefined ? (
        <NoTarget control={source?.control === true} />
      ) : (
        <>
          <TargetChoice
            targets={targets}
            target={target}
            onChoose={(id) => {
              chosen.value = id;
              callDraft.value = undefined;
            }}
          />
          {draft === undefined ? (
            <ToolCall key={target.id} target={target.id} tools={own} />
          ) : (
            <RawCall key={`${draft.method} ${draft.target}`} draft={draft} />
          )}
        </>
      )}
    </div>
  );
}

function NoTarget({ control }: { readonly control: boolean }) {
  if (control) return <Empty title="No connection can be called over yet" />;
  return (
    <Empty title="This page may look, and nothing else">
      <p>
        To call, start the inspector with <code>control: true</code>.
      </p>
    </Empty>
  );
}

interface TargetChoiceProps {
  readonly targets: readonly DriveTarget[];
  readonly target: DriveTarget;
  readonly onChoose: (id: string) => void;
}

/** Chooses which end does it, where there are several. */
export function TargetChoice({ targets, target, onChoose }: TargetChoiceProps) {
  return (
    <label class="target-choice">
      <span>Over</span>
      <select value={target.id} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {shortName(name)} · {id}
          </option>
        ))}
      </select>
    </label>
  );
}
