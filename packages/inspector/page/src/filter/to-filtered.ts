import type { Folded, Json, PeerView, RequestView, WireRow } from "@mcp-actors/inspector";
import type { Filtered } from "./filtered.ts";

/** First revision of the modern era. */
const MODERN = "2026-07-28";

const texts = new WeakMap<object, string>();

/** A request in the words of the filter. */
export function requestToFiltered(view: RequestView, { peers }: Pick<Folded, "peers">): Filtered {
  const peer = peers.get(view.peer);
  const { startedAt, endedAt } = view;
  return {
    method: view.method,
    tool: view.method === "tools/call" ? view.subject : "",
    status: statusOf(view),
    dir: [view.side],
    kind: ["request"],
    peer: peer === undefined ? [view.peer] : namesOf(peer),
    id: view.id === undefined ? "" : String(view.id),
    ...(endedAt !== undefined && { duration: (endedAt - startedAt) / 1_000 }),
    era: eraOf(peer?.revision),
    text: () => remembered(view, () => requestText(view)),
  };
}

/** A message in the words of the filter; what it does not say itself it takes from its request. */
export function messageToFiltered(
  row: WireRow,
  { peers, requests }: Pick<Folded, "peers" | "requests">,
): Filtered {
  const request = row.request === undefined ? undefined : requests.get(row.request);
  const ends = [row.sent, row.received].flatMap((end) => peers.get(end?.peer ?? "") ?? []);
  const own = ownWords(row, ends);
  if (request === undefined) return own;
  const { tool, status, id, duration, text } = requestToFiltered(request, { peers });
  return {
    ...own,
    tool,
    status,
    id: own.id === "" ? id : own.id,
    ...(duration !== undefined && { duration }),
    text: () => own.text() + text(),
  };
}

function ownWords(row: WireRow, ends: readonly PeerView[]): Filtered {
  const { method, what, subject, id } = row;
  return {
    method,
    tool: "",
    status: [],
    dir: [
      ...(row.sent === undefined ? [] : ["out"]),
      ...(row.received === undefined ? [] : ["in"]),
    ],
    kind: method === "notifications/progress" ? [what, "progress"] : [what],
    peer: ends.flatMap(namesOf),
    id: id === undefined ? "" : String(id),
    era: eraOf(ends[0]?.revision),
    text: () => `${method} ${subject} `.toLowerCase(),
  };
}

function statusOf({ state, outcome, isError }: RequestView): readonly string[] {
  if (outcome === undefined) return [state, "live"];
  const isGood = (outcome === "completed" || outcome === "answered") && isError !== true;
  const words = isGood
    ? ["ok"]
    : outcome === "failed" || isError === true
      ? ["error", "failed"]
      : [];
  return [state, outcome, "done", ...words];
}

function namesOf({ id, name, role, process }: PeerView): readonly string[] {
  return [id, name, role, process];
}

function eraOf(revision: string | undefined): readonly string[] {
  if (revision === undefined) return [];
  return [revision, revision >= MODERN ? "modern" : "legacy"];
}

function requestText(view: RequestView): string {
  const parts: (Json | undefined)[] = [view.params, view.result, view.error?.message, view.reason];
  const said = parts.filter((part) => part !== undefined).map((part) => JSON.stringify(part));
  return [view.method, view.subject, view.state, ...said].join(" ").toLowerCase();
}

function remembered(key: object, make: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = make();
  texts.set(key, text);
  return text;
}
