import type { Folded, RequestView, WireRow } from "@mcp-actors/inspector";
import { matchFilter } from "../filter/match-filter.ts";
import { parseFilter } from "../filter/parse-filter.ts";
import { messageToFiltered, requestToFiltered } from "../filter/to-filtered.ts";
import { chaosOf } from "./chaos-of.ts";
import { connectionOf } from "./connection-of.ts";
import { densityOf } from "./density-of.ts";
import { type DetailSource, detailOf } from "./detail-of.ts";
import { filterWords } from "./filter-words.ts";
import { healthOf } from "./health-of.ts";
import { type OrderedRequest, orderRequests } from "./order-requests.ts";
import { overviewOf } from "./overview-of.ts";
import type { Density, Sight, SourceState } from "./sight.ts";
import type { Timeline } from "./timeline.ts";
import { toRequestLine } from "./to-request-line.ts";
import { toWireLine } from "./to-wire-line.ts";
import { toolsSeen } from "./tools-seen.ts";
import { treeLines } from "./tree-lines.ts";
import { type WireColumns, wireColumns } from "./wire-columns.ts";
import type { Range, Selection, Wish } from "./wish.ts";

/** A list that was worked out for a step and a filter. */
type Known<Row> =
  | { readonly step: number; readonly filter: string; readonly list: readonly Row[] }
  | undefined;

/** Answers wishes, and remembers between them what took long to work out. */
export class Look {
  /** What each part came from when it was shown last. */
  readonly #shown = new Map<string, string>();
  #columns:
    | { readonly step: number; readonly hidesOver: boolean; readonly columns: WireColumns }
    | undefined;
  #requests: Known<OrderedRequest>;
  #messages:
    | { readonly columns: WireColumns; readonly filter: string; readonly list: readonly WireRow[] }
    | undefined;
  #density: { readonly length: number; readonly density: Density } | undefined;

  /** What has changed of what is to be seen of a timeline, since it was asked last; at first it is everything. */
  at(timeline: Timeline, wish: Wish, source: SourceState): Partial<Sight> {
    const step = timeline.stepOf(wish.moment);
    const folded = timeline.at(step);
    const { filter, selection, turned, panel, hidesOver } = wish;
    const chosen = `${selection?.kind}${selection?.key}`;
    const from = (): DetailSource => ({
      folded,
      timeline,
      columns: this.#columnsOf(folded, hidesOver),
      step,
    });
    return {
      ...this.#part([timeline.length, source], () => ({
        source,
        total: timeline.length,
        from: timeline.now.from,
        until: timeline.timeOf(timeline.length),
        density: this.#densityOf(timeline),
      })),
      ...this.#part([step, "counts"], () => ({
        step,
        at: folded.at,
        began: folded.requests.at(0)?.startedAt ?? folded.from,
        counters: folded.counters,
        peers: [...folded.peers.values()],
        words: filterWords(folded),
      })),
      ...this.#part([step, "tree", turned, chosen, wish.tree], () => ({
        tree: treeSlice(folded, wish),
      })),
      ...this.#part([step, "requests", filter, chosen, wish.requests], () => ({
        requests: this.#requestSlice(folded, wish),
      })),
      ...this.#part([step, "wire", filter, chosen, wish.wire, hidesOver], () => ({
        wire: this.#wireSlice(from(), wish),
      })),
      ...this.#part([step, "detail", chosen], () => ({
        detail: selection && detailOf(selection, from()),
        overview: selection === undefined ? overviewOf(folded) : undefined,
      })),
      ...this.#part([step, "panel", panel, chosen], () => ({
        health: panel === "health" ? healthOf(folded) : undefined,
        connection: panel === "connection" ? connectionOf(selection, from()) : undefined,
        chaos: panel === "chaos" ? chaosOf(from()) : [],
        tools: panel === "call" ? toolsSeen(folded, timeline) : [],
      })),
    };
  }

  /** A part of the sight, if what it comes from is not what it came from last. */
  #part<Part extends Partial<Sight>>(
    from: readonly [number, unknown, ...unknown[]],
    make: () => Part,
  ): Part | undefined {
    const name = typeof from[1] === "string" ? from[1] : "source";
    const key = JSON.stringify(from);
    if (this.#shown.get(name) === key) return undefined;
    this.#shown.set(name, key);
    return make();
  }

  #columnsOf(folded: Folded, hidesOver: boolean): WireColumns {
    const { step } = folded;
    if (this.#columns?.step !== step || this.#columns.hidesOver !== hidesOver) {
      this.#columns = { step, hidesOver, columns: wireColumns(folded, hidesOver) };
    }
    return this.#columns.columns;
  }

  #requestSlice(folded: Folded, { filter, requests, selection }: Wish): Sight["requests"] {
    const list = this.#requestList(folded, filter);
    const key = selectedRequest(folded, selection);
    const twin = folded.requests.get(key ?? "")?.twin;
    return {
      filter,
      count: list.length,
      from: requests.from,
      rows: cut(list, requests).map((ordered) => toRequestLine(ordered, folded)),
      selected: list.findIndex(({ view }) => view.key === key || view.key === twin),
    };
  }

  #requestList(folded: Folded, filter: string): readonly OrderedRequest[] {
    const known = this.#requests;
    if (known?.step === folded.step && known.filter === filter) return known.list;
    const matches = matchFilter(parseFilter(filter));
    const isShown = (view: RequestView): boolean =>
      filter === "" || matches(requestToFiltered(view, folded));
    const list = orderRequests(folded.requests.values(), isShown);
    this.#requests = { step: folded.step, filter, list };
    return list;
  }

  #wireSlice({ folded, columns }: DetailSource, { filter, wire, selection }: Wish): Sight["wire"] {
    const list = this.#messageList(folded, columns, filter);
    const key = selection === undefined ? undefined : messageOf(folded, selection);
    return {
      count: list.length,
      from: wire.from,
      rows: cut(list, wire).map((row) => toWireLine(row, columns, folded)),
      selected: key === undefined ? -1 : list.findIndex((row) => row.key === key),
      columns: columns.columns,
      over: columns.over,
    };
  }

  #messageList(folded: Folded, columns: WireColumns, filter: string): readonly WireRow[] {
    const known = this.#messages;
    if (known?.columns === columns && known.filter === filter) return known.list;
    const matches = matchFilter(parseFilter(filter));
    const list = [...folded.messages.values()].filter(
      (row) =>
        row.joined === undefined &&
        !columns.isHidden(row) &&
        (filter === "" || matches(messageToFiltered(row, folded))),
    );
    this.#messages = { columns, filter, list };
    return list;
  }

  #densityOf(timeline: Timeline): Density {
    const { length, records } = timeline;
    if (this.#density?.length === length) return this.#density.density;
    const density = densityOf(records, timeline.now.from, timeline.timeOf(length));
    this.#density = { length, density };
    return density;
  }
}

function treeSlice(folded: Folded, { turned, tree, selection }: Wish): Sight["tree"] {
  const lines = treeLines(folded, { turned: new Set(turned), selection });
  return { count: lines.length, from: tree.from, rows: cut(lines, tree) };
}

function selectedRequest(folded: Folded, selection: Wish["selection"]): string | undefined {
  if (selection === undefined) return undefined;
  const { kind, key } = selection;
  if (kind === "request") return key;
  return kind === "message" ? folded.messages.get(key)?.request : folded.actors.get(key)?.request;
}

/** The message that is selected, or the first of the request that is. */
function messageOf(folded: Folded, selection: Selection): string | undefined {
  if (selection.kind === "message") return selection.key;
  const request = folded.requests.get(selectedRequest(folded, selection) ?? "");
  const [first] = request?.messages ?? [];
  return folded.messages.get(first ?? "")?.joined ?? first;
}

function cut<Row>(rows: readonly Row[], { from, until }: Range): readonly Row[] {
  return rows.slice(from, until);
}
