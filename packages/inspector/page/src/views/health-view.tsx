import type { Ailment, Symptom } from "@mcp-actors/inspector";
import { Counter, Empty, Sparkline, type Tone, Waiting } from "@mcp-actors/ui";
import { OutcomeChips } from "../overview/outcome-chips.tsx";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import type { HealthSight } from "../store/sight.ts";
import { select } from "../store/store.ts";
import { MethodTable } from "./method-table.tsx";

/** How well everything does: what is in flight, how long it takes, and what points to trouble. */
export function HealthView() {
  const { health } = seen;
  if (health === undefined) return <Waiting>Counting</Waiting>;
  const rate = health.rate.slice(-10).reduce((sum, count) => sum + count, 0) / 10;
  return (
    <div class="view">
      <h3>Requests</h3>
      <OutcomeChips counts={health.outcomes} />
      <figure class="rate">
        <Sparkline
          label="Requests a second, the last minute"
          values={health.rate}
          width={480}
          height={44}
        />
        <figcaption>
          Requests a second, the last minute; now {Math.round(rate * 10) / 10}
        </figcaption>
      </figure>
      <h3>What points to trouble</h3>
      <Ailments counts={health.counts} />
      <h3>Methods</h3>
      <MethodTable methods={health.methods} />
      <h3>Sightings</h3>
      {health.symptoms.length === 0 ? (
        <Empty title="Nothing points to trouble" />
      ) : (
        <ol class="symptoms">
          {health.symptoms.toReversed().map((symptom) => (
            <Sighting key={`${symptom.peer}#${symptom.seq}${symptom.ailment}`} symptom={symptom} />
          ))}
        </ol>
      )}
    </div>
  );
}

const AILMENTS: readonly (readonly [Ailment, string, Tone])[] = [
  ["deadLetter", "Dead letters", "warning"],
  ["unhandled", "Unhandled events", "warning"],
  ["retry", "Retries", "warning"],
  ["overload", "Overload", "error"],
  ["dropped", "Dropped messages", "warning"],
  ["stray", "Stray messages", "warning"],
  ["failure", "Thrown errors", "error"],
  ["gap", "Missing records", "error"],
];

function Ailments({ counts }: Pick<HealthSight, "counts">) {
  return (
    <div class="counters">
      {AILMENTS.map(([ailment, label, tone]) => (
        <Counter
          key={ailment}
          label={label}
          value={counts[ailment]}
          tone={counts[ailment] > 0 ? tone : "neutral"}
        />
      ))}
    </div>
  );
}

function Sighting({ symptom: { ailment, at, text, actor } }: { readonly symptom: Symptom }) {
  const { from = 0 } = seen;
  const [, label, tone] = AILMENTS.find(([name]) => name === ailment) ?? ["", ailment, "neutral"];
  return (
    <li data-tone={tone}>
      <span class="time">{formatMicros(at - from)}</span>
      <b>{label}</b>
      <span class="says">{text}</span>
      {actor !== undefined && (
        <button
          type="button"
          data-look="quiet"
          onClick={() => select({ kind: "actor", key: actor })}
        >
          {actor}
        </button>
      )}
    </li>
  );
}
