import type { ActorView } from "@mcp-actors/inspector";
import { Badge, Empty, JsonView } from "@mcp-actors/ui";
import { ChartPane } from "../chart/chart-pane.tsx";
import { formatMicros } from "../store/format-micros.ts";
import { seen } from "../store/seen.ts";
import type { ConnectionSight, HttpStream, StateVisit } from "../store/sight.ts";
import { travel } from "../store/store.ts";
import { EraBadge } from "./era-badge.tsx";
import { RetryCard } from "./retry-card.tsx";
import { ViewHead } from "./view-head.tsx";
import { WireTable } from "./wire-table.tsx";

/** One connection: its statechart, how it got to where it is, and what its two ends agreed on. */
export function ConnectionView() {
  const { connection } = seen;
  if (connection === undefined) {
    return (
      <div class="view">
        <ViewHead title="Connection" />
        <Empty title="There is no connection at this moment" />
      </div>
    );
  }
  const { peer, retry, opening } = connection;
  return (
    <div class="view connection">
      <ViewHead title={`Connection of ${peer.name}`}>
        {peer.revision !== undefined && <EraBadge revision={peer.revision} />}
        {peer.revision !== undefined && <Badge>{peer.revision}</Badge>}
      </ViewHead>
      {retry !== undefined && <RetryCard retry={retry} />}
      <ConnectionChart connection={connection} />
      <h3>History</h3>
      <History history={connection.history} />
      <h3>Wires</h3>
      <WireTable wires={connection.wires} />
      {connection.streams.length > 0 && <Streams streams={connection.streams} />}
      {opening !== undefined && (
        <>
          <h3>Negotiated</h3>
          <JsonView value={opening} openLevels={2} />
        </>
      )}
    </div>
  );
}

function ConnectionChart({ connection }: { readonly connection: ConnectionSight }) {
  const { hash, chart, actor } = connection;
  if (hash === undefined || chart === undefined || actor === undefined) {
    return <Empty title="Its statechart is not known" />;
  }
  return <ChartPane key={hash} hash={hash} chart={chart} actor={actor satisfies ActorView} />;
}

function History({ history }: { readonly history: readonly StateVisit[] }) {
  const { from = 0 } = seen;
  return (
    <ol class="history">
      {history.toReversed().map(({ state, at, type, step }) => (
        <li key={step}>
          <button type="button" title={`Go to step ${step}`} onClick={() => travel({ step })}>
            <span class="time">{formatMicros(at - from)}</span>
            <b>{state}</b>
            <span class="says">{type}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Streams({ streams }: { readonly streams: readonly HttpStream[] }) {
  const { from = 0 } = seen;
  return (
    <>
      <h3>HTTP streams</h3>
      <table>
        <tbody>
          {streams.toReversed().map(({ exchange, verb, url, status, problem, type, startedAt }) => (
            <tr key={exchange}>
              <td class="time">{formatMicros(startedAt - from)}</td>
              <td>
                {verb} {url}
              </td>
              <td data-tone={isTrouble(status, problem) ? "error" : "neutral"}>
                {status ?? problem ?? "open"}
              </td>
              <td>{type}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function isTrouble(status: number | undefined, problem: string | undefined): boolean {
  return status === undefined ? problem !== undefined : status >= 400;
}
