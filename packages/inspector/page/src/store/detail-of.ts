import type { ActorView, Chart, Folded, Json, RequestView, WireRow } from "@mcp-actors/inspector";
import { contextChanges, type Stepped } from "./context-changes.ts";
import type { Detail, MessageBody } from "./detail.ts";
import { originOf } from "./origin-of.ts";
import { readKey } from "./read-key.ts";
import type { Timeline } from "./timeline.ts";
import { toWireLine } from "./to-wire-line.ts";
import type { WireColumns } from "./wire-columns.ts";
import type { Selection } from "./wish.ts";

/** Where details come from. */
export interface DetailSource {
  readonly folded: Folded;
  readonly timeline: Timeline;
  readonly columns: WireColumns;
  /** How many records are shown. */
  readonly step: number;
}

/** How many records of one actor are looked at and shown. */
const MOST = 200;

/** All about what is selected; undefined if there is no such thing at this moment. */
export function detailOf(selection: Selection, source: DetailSource): Detail | undefined {
  const { folded } = source;
  const request = requestOf(selection, folded);
  const actor = actorOf(selection, request, folded);
  const twin = folded.requests.get(request?.twin ?? "");
  const twinActor = folded.actors.get(twin?.actor ?? "");
  const message = selection.kind === "message" ? folded.messages.get(selection.key) : undefined;
  if (request === undefined && actor === undefined && message === undefined) return undefined;
  const steps = recordsOf(actor, source);
  return {
    selection,
    title: titleOf({ request, actor, message }),
    path: pathOf({ request, actor }, folded),
    request,
    twin,
    origin: originOf(request, folded) ?? originOf(twin, folded),
    actor,
    twinActor,
    charts: chartsOf([actor, twinActor], folded),
    messages: messagesOf(request, message, source),
    changes: contextChanges(steps).slice(-MOST),
    source: steps.map(({ record }) => record),
  };
}

function requestOf({ kind, key }: Selection, folded: Folded): RequestView | undefined {
  if (kind === "request") return folded.requests.get(key);
  if (kind === "message") return folded.requests.get(folded.messages.get(key)?.request ?? "");
  const request = kind === "actor" ? folded.actors.get(key)?.request : undefined;
  return request === undefined ? undefined : folded.requests.get(request);
}

function actorOf(
  { kind, key }: Selection,
  request: RequestView | undefined,
  { actors, peers }: Folded,
): ActorView | undefined {
  if (kind === "actor") return actors.get(key);
  if (request !== undefined) return actors.get(request.actor ?? "");
  if (kind !== "peer") return undefined;
  const roots = (peers.get(key)?.roots ?? []).flatMap((root) => actors.get(root) ?? []);
  return (
    roots.find(({ name }) => name === "connection") ?? roots.find(({ def }) => def !== undefined)
  );
}

interface Found {
  readonly request: RequestView | undefined;
  readonly actor: ActorView | undefined;
  readonly message?: WireRow | undefined;
}

function titleOf({ request, actor, message }: Found): string {
  if (request !== undefined) {
    const id = request.id === undefined ? "" : `#${request.id} `;
    return `${id}${request.method} ${request.subject}`.trim();
  }
  return actor?.name ?? actor?.id ?? message?.method ?? "";
}

function pathOf({ request, actor }: Found, { peers, actors }: Folded): readonly string[] {
  const owner = peers.get((request ?? actor)?.peer ?? "");
  const names = [owner?.name, ...namesAbove(actor, actors), actor?.name ?? "request"];
  return names.filter((name) => name !== undefined);
}

function namesAbove(actor: ActorView | undefined, actors: Folded["actors"]): readonly string[] {
  const parent = actor?.parent === undefined ? undefined : actors.get(actor.parent);
  return parent === undefined ? [] : [...namesAbove(parent, actors), parent.name ?? parent.id];
}

function chartsOf(
  actors: readonly (ActorView | undefined)[],
  { charts }: Folded,
): { readonly [hash: string]: Chart } {
  const hashes = actors.flatMap((actor) => actor?.def ?? []);
  return Object.fromEntries(
    hashes.flatMap((hash) => {
      const chart = charts.get(hash);
      return chart === undefined ? [] : [[hash, chart] as const];
    }),
  );
}

function messagesOf(
  request: RequestView | undefined,
  message: WireRow | undefined,
  { folded, columns, timeline }: DetailSource,
): readonly MessageBody[] {
  const own = request === undefined ? [] : request.messages.slice(-MOST);
  const rows = own.flatMap((key) => standingRow(key, folded) ?? []);
  const all = message === undefined || rows.includes(message) ? rows : [...rows, message];
  return all.map((row) => ({
    ...toWireLine(row, columns, folded),
    body: bodyOf(row, timeline),
  }));
}

/** The row that stands for a message, whichever end's it was asked by. */
function standingRow(key: string, { messages }: Folded): WireRow | undefined {
  const row = messages.get(key);
  return row?.joined === undefined ? row : messages.get(row.joined);
}

/** What was said in a message. */
export function bodyOf(row: WireRow, timeline: Timeline): Json {
  const { process, seq } = readKey(row.key);
  const record = timeline.find(process, seq);
  if (record?.kind !== "wire") return null;
  if (record.what === "http") {
    const { verb, url, status, headers } = record;
    return { ...(verb && { verb }), ...(url && { url }), ...(status && { status }), headers };
  }
  if (record.what === "unreadable") return { problem: record.problem, excerpt: record.excerpt };
  return "message" in record ? record.message : null;
}

function recordsOf(actor: ActorView | undefined, { timeline, step }: DetailSource): Stepped[] {
  if (actor === undefined) return [];
  const places = timeline.ofActor(actor.key).filter((place) => place < step);
  // The first two tell of the birth: without them nothing after could be told.
  const kept = places.length <= MOST ? places : [...places.slice(0, 2), ...places.slice(2 - MOST)];
  return kept.flatMap((place) => {
    const record = timeline.records[place];
    return record === undefined ? [] : [{ step: place + 1, record }];
  });
}
