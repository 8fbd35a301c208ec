import type { RequestView } from "@mcp-actors/inspector";
import { formatMicros } from "./format-micros.ts";
import { moreLine } from "./more-line.ts";
import { progressOf } from "./to-request-line.ts";
import type { TreeLine } from "./tree-line.ts";
import { isOpen, type TreeWalk, under } from "./tree-walk.ts";

/** How many requests are listed that are over, before the rest is one row. */
const SHOWN = 5;
/** How many are listed at most. */
const MOST = 500;

/** The requests that stand under a row: those that are open, then those that went wrong, then the newest, then how many more. */
export function requestTreeLines(
  place: string,
  walk: TreeWalk,
  depth: number,
): readonly TreeLine[] {
  const requests = walk.requests.get(place) ?? [];
  if (requests.length === 0) return [];
  const open = requests.filter(({ outcome }) => outcome === undefined);
  const key = `${place} requests`;
  const group: TreeLine = {
    key,
    depth,
    kind: "group",
    name: "requests",
    state: `${open.length.toLocaleString("en")} open`,
    aside: `${(requests.length - open.length).toLocaleString("en")} done`,
    mark: "group",
    isOver: false,
    isOpen: isOpen(key, walk, true),
    isSelected: false,
  };
  return under(group, () => listed(requests, open, { walk, depth: depth + 1, key }));
}

interface Group {
  readonly walk: TreeWalk;
  readonly depth: number;
  readonly key: string;
}

function listed(
  requests: readonly RequestView[],
  open: readonly RequestView[],
  { walk, depth, key }: Group,
): readonly TreeLine[] {
  const over = requests.filter(({ outcome }) => outcome !== undefined).toReversed();
  const sorted = [...over.filter((one) => !isGood(one)), ...over.filter(isGood)];
  const moreKey = `${key} more`;
  const isAll = walk.turned.has(moreKey);
  const shown = [...open, ...sorted.slice(0, isAll ? MOST : SHOWN)].slice(0, MOST);
  const lines = shown.map((request) => toLine(request, walk, depth));
  const rest = requests.length - shown.length;
  if (rest === 0 && !isAll) return lines;
  return [...lines, moreLine(moreKey, isAll ? 0 : rest, depth)];
}

function isGood({ outcome, isError }: RequestView): boolean {
  return (outcome === "completed" || outcome === "answered") && isError !== true;
}

function toLine(request: RequestView, walk: TreeWalk, depth: number): TreeLine {
  const { key, outcome, state } = request;
  return {
    key,
    depth,
    kind: "request",
    name: nameOf(request),
    state: outcome ?? state,
    aside: asideOf(request, walk.folded.at),
    mark: request.isError === true ? "failed" : (outcome ?? state),
    isOver: outcome !== undefined,
    selection: { kind: "request", key },
    isSelected: isSelected(request, walk),
  };
}

function nameOf({ id, method, subject }: RequestView): string {
  const name = subject === "" ? method : subject;
  return id === undefined ? name : `#${id} ${name}`;
}

/** How far it has come, or how long it takes. */
function asideOf(request: RequestView, now: number): string {
  const { startedAt, endedAt = now, outcome } = request;
  const far = outcome === undefined ? progressOf(request) : "";
  return far === "" ? formatMicros(endedAt - startedAt) : far;
}

function isSelected({ key, twin }: RequestView, { selection }: TreeWalk): boolean {
  return selection?.kind === "request" && (selection.key === key || selection.key === twin);
}
