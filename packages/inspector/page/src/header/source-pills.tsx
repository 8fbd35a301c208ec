import type { PeerView } from "@mcp-actors/inspector";
import { seen } from "../store/seen.ts";
import type { SourceState } from "../store/sight.ts";

/** Where records come from, and how many there are. */
export function SourcePills() {
  const { source, total = 0, peers = [] } = seen;
  if (source === undefined || source.kind === "none") return <span class="pill">nothing open</span>;
  const isHub = source.kind === "hub";
  const count = isHub ? livingOf(peers) : peers.length;
  return (
    <>
      <span class="pill" data-state={source.state} title={source.problem ?? source.name}>
        <i aria-hidden="true" />
        {wordsOf(source)} · {countOf(count, "peer")}
      </span>
      <span class="pill" data-state={isHub ? "recording" : "file"} title={source.name}>
        <i aria-hidden="true" />
        {isHub ? "REC " : ""}
        {total.toLocaleString("en")} records
        <Lacks source={source} />
      </span>
    </>
  );
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function livingOf(peers: readonly PeerView[]): number {
  return peers.filter(({ endedAt }) => endedAt === undefined).length;
}

/** What is not among the records. */
function Lacks({ source: { unreadable, heldBack } }: { readonly source: SourceState }) {
  return (
    <>
      {unreadable > 0 && `, ${unreadable} unreadable`}
      {heldBack !== undefined && `, ${Math.round(heldBack)}/s held back`}
    </>
  );
}

function wordsOf({ kind, state, name }: SourceState): string {
  if (kind === "file") return state === "opening" ? `opening ${name}` : name;
  if (state === "live") return "live";
  if (state === "refused") return "wrong token";
  return state === "waiting" ? "hub is away" : "connecting";
}
