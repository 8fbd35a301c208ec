import { Badge, type Tone } from "@mcp-actors/ui";
import { formatMicros } from "../store/format-micros.ts";
import { select } from "../store/store.ts";
import { DifferenceLines } from "./difference-lines.tsx";
import type { ReplayedRequest } from "./replay-report.ts";

/** What a list of replayed requests shows. */
export interface ReplayedListProps {
  readonly requests: readonly ReplayedRequest[];
}

/** How many rows are drawn. */
const MOST = 500;

/** What became of each request, with where it is different; those that are the same are counted alone. */
export function ReplayedList({ requests }: ReplayedListProps) {
  const told = requests.filter(({ verdict }) => verdict !== "same");
  return (
    <>
      <p role="status" class="verdicts">
        {VERDICTS.map((verdict) => [verdict, countOf(requests, verdict)] as const)
          .filter(([verdict, count]) => count > 0 || verdict === "same" || verdict === "different")
          .map(([verdict, count]) => (
            <Badge key={verdict} tone={count === 0 ? "muted" : TONES[verdict]}>
              {count} {verdict}
            </Badge>
          ))}
      </p>
      <ol class="differences">
        {told.slice(0, MOST).map((request, index) => (
          <Replayed key={`${request.key} ${index}`} request={request} isFirst={index === 0} />
        ))}
      </ol>
      {told.length > MOST && <p class="hint">and {told.length - MOST} more</p>}
    </>
  );
}

const VERDICTS = ["same", "different", "missing", "added"] as const;

const TONES: { readonly [Verdict in ReplayedRequest["verdict"]]: Tone } = {
  same: "ok",
  different: "error",
  missing: "warning",
  added: "info",
};

function countOf(requests: readonly ReplayedRequest[], verdict: ReplayedRequest["verdict"]) {
  return requests.filter((one) => one.verdict === verdict).length;
}

interface ReplayedProps {
  readonly request: ReplayedRequest;
  readonly isFirst: boolean;
}

function Replayed({ request, isFirst }: ReplayedProps) {
  const { label, verdict, differences, key, before, after, problem } = request;
  const took = [before, after].map((one) => (one === undefined ? "–" : formatMicros(one)));
  return (
    <li data-first={isFirst}>
      <button
        type="button"
        class="row"
        disabled={key === undefined}
        title={key === undefined ? "It is in the other recording alone" : "Go to it"}
        onClick={() => key !== undefined && select({ kind: "request", key })}
      >
        <Badge tone={TONES[verdict]}>{verdict}</Badge>
        <b>{label}</b>
        {(before ?? after) !== undefined && <em>{took.join(" → ")}</em>}
      </button>
      {problem !== undefined && <p class="problem">{problem}</p>}
      <DifferenceLines differences={differences} />
    </li>
  );
}
