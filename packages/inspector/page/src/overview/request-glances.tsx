import { StateMark } from "@mcp-actors/ui";
import { formatMicros } from "../store/format-micros.ts";
import type { RequestLine } from "../store/request-line.ts";
import { select } from "../store/store.ts";
import { markOf, stateWords } from "../views/mark-of.ts";
import { now } from "../waterfall/axis.ts";

/** What a list of requests at a glance shows. */
export interface RequestGlancesProps {
  readonly title: string;
  readonly requests: readonly RequestLine[];
}

/** A few requests that deserve a look; each leads to itself. */
export function RequestGlances({ title, requests }: RequestGlancesProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol class="glances">
        {requests.map((request) => (
          <li key={request.key}>
            <Glance request={request} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Glance({ request }: { readonly request: RequestLine }) {
  const { key, method, subject, isError, state, startedAt, endedAt } = request;
  const mark = markOf(isError ? "failed" : state);
  return (
    <button type="button" class="row" onClick={() => select({ kind: "request", key })}>
      {mark !== undefined && <StateMark state={mark} />}
      <b>{subject === "" ? method : subject}</b>
      {subject !== "" && <span class="method">{method}</span>}
      <span class="says">{isError ? "failed: error result" : stateWords(state)}</span>
      <em>{formatMicros((endedAt ?? now.value) - startedAt)}</em>
    </button>
  );
}
