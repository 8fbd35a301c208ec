import { Empty, JsonView } from "@mcp-actors/ui";
import type { ContextChange, Detail } from "../store/detail.ts";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import { travel } from "../store/store.ts";

/** What the tab of changes shows. */
export interface ContextTabProps {
  readonly detail: Detail;
}

/** What each event changed, the newest first. */
export function ContextTab({ detail: { changes, actor } }: ContextTabProps) {
  if (actor === undefined) return <Empty title="No actor is known of this" />;
  if (changes.length === 0) return <Empty title="Nothing has changed yet" />;
  return (
    <ol class="change-list">
      {changes.toReversed().map((change, index) => (
        <Change key={change.step} change={change} isNewest={index === 0} />
      ))}
    </ol>
  );
}

interface ChangeProps {
  readonly change: ContextChange;
  readonly isNewest: boolean;
}

function Change({ change, isNewest }: ChangeProps) {
  const { step, at, type, state, changes, isUnhandled } = change;
  const { from = 0 } = seen;
  return (
    <li data-newest={isNewest} data-unhandled={isUnhandled}>
      <button
        type="button"
        class="change-head"
        title={`Go to step ${step}`}
        onClick={() => travel({ step })}
      >
        <span class="time">{formatMicros(at - from)}</span>
        <b>{type}</b>
        <span class="says">{isUnhandled ? "nobody took it" : `→ ${state}`}</span>
      </button>
      {changes.map(({ key, before, after }) => (
        <div key={key} class="change">
          <code>{key}</code>
          {before !== undefined && <Side sign="−" value={before} />}
          {after !== undefined && <Side sign="+" value={after} />}
        </div>
      ))}
    </li>
  );
}

function Side({ sign, value }: { readonly sign: "−" | "+"; readonly value: unknown }) {
  return (
    <div class="side" data-sign={sign === "+" ? "after" : "before"}>
      <span>{sign}</span>
      {typeof value === "object" && value !== null ? (
        <JsonView value={value} openLevels={1} />
      ) : (
        <code>{JSON.stringify(value)}</code>
      )}
    </div>
  );
}
