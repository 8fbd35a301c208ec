import { Icon, StateMark, type VirtualRowProps } from "@mcp-actors/ui";
import type { FunctionComponent } from "preact";
import { formatMicros } from "../store/format-micros.ts";
import type { RequestLine } from "../store/request-line.ts";
import { seen } from "../store/seen.ts";
import type { Slice } from "../store/sight.ts";
import { markOf, stateWords } from "../views/mark-of.ts";
import { useRows } from "../views/use-rows.ts";

/** What request rows show. */
export interface RequestRowsProps {
  readonly slice: Slice<RequestLine>;
  readonly from: number;
  readonly until: number;
  readonly Row: FunctionComponent<VirtualRowProps>;
}

/** The labels of the requests in sight; their bars are drawn beside them. */
export function RequestRows({ slice, from, until, Row }: RequestRowsProps) {
  const rows = useRows("requests", slice, { from, until });
  return (
    <>
      {rows.map(({ index, row }) => (
        <Row key={row.key} index={index}>
          <RequestLabel request={row} />
        </Row>
      ))}
    </>
  );
}

function RequestLabel({ request }: { readonly request: RequestLine }) {
  const { depth, state, isError, side, method, subject } = request;
  const mark = markOf(isError ? "failed" : state);
  const way = side === "out" ? "outbound" : "inbound";
  return (
    <span
      class="request-label"
      style={{ paddingInlineStart: `${8 + depth * 16}px` }}
      title={titleOf(request)}
    >
      {mark !== undefined && <StateMark state={mark} />}
      <span class="way" data-side={side}>
        <Icon name={way} label={side === "out" ? "client to server" : "server to client"} />
      </span>
      <b>{method}</b>
      <span class="subject">{subject}</span>
    </span>
  );
}

function titleOf({ id, method, subject, state, startedAt, endedAt }: RequestLine): string {
  const began = formatMicros(startedAt - (seen.from ?? startedAt));
  const took = endedAt === undefined ? "" : `, took ${formatMicros(endedAt - startedAt)}`;
  const name = `${id === "" ? "" : `#${id} `}${method} ${subject}`.trim();
  return `${name} · ${stateWords(state)} · began at ${began}${took}`;
}
