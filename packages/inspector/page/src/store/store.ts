import type { Json } from "@mcp-actors/inspector";
import { batch, computed, effect, signal } from "@preact/signals";
import type { DriveCommand } from "../../../src/hub/drive.ts";
import type { Moment } from "./moment.ts";
import { readHash, writeHash } from "./page-hash.ts";
import type { Sight } from "./sight.ts";
import { StoreClient } from "./store-client.ts";
import type { Answers, OpenSource, Question } from "./store-message.ts";
import type { PanelName, Range, Selection, Wish } from "./wish.ts";

const START: Wish = {
  moment: "live",
  filter: "",
  turned: [],
  tree: { from: 0, until: 100 },
  requests: { from: 0, until: 100 },
  wire: { from: 0, until: 100 },
  hidesOver: false,
  panel: "chart",
};

/** What the page wants to see. */
export const wish = signal<Wish>(START);

/** What there is to see; undefined before anything was opened. */
export const sight = signal<Sight | undefined>(undefined);

/** When the sight came, as `performance.now()` tells it. */
export const sightCameAt = signal(0);

/** Whether the newest is shown, as it comes. */
export const isFollowing = computed(() => wish.value.moment === "live");

let isOpened = false;

const client = new StoreClient((change) => {
  batch(() => {
    if (change.at !== undefined) sightCameAt.value = performance.now();
    // The first is all of it.
    sight.value = { ...sight.peek(), ...change } as Sight;
  });
});

/** Starts to keep store, page and address in step; gives the token that the address had. */
export function startStore(): string | undefined {
  const { token, look: linked } = readHash(location.hash);
  look(linked);
  effect(() => client.wish(wish.value));
  effect(() => {
    const hash = writeHash(wish.value);
    if (hash !== location.hash) history.replaceState(null, "", hash || location.pathname);
  });
  addEventListener("hashchange", () => look(readHash(location.hash).look));
  document.addEventListener("visibilitychange", () => client.visible(!document.hidden));
  return token;
}

/** Wants something else than before. */
export function look(change: Partial<Wish>): void {
  wish.value = { ...wish.peek(), ...change };
}

/** Opens a hub or a file, in place of what was open. */
export function open(source: OpenSource): void {
  // What the address leads to is in what is opened first.
  if (isOpened) look({ moment: "live", selection: undefined });
  isOpened = true;
  client.open(source);
}

/** Looks at one thing. */
export function select(selection: Selection | undefined): void {
  look({ selection });
}

/** Shows a panel on the right. */
export function showPanel(panel: PanelName): void {
  look({ panel });
}

/** Goes to a moment. */
export function travel(moment: Moment): void {
  look({ moment });
}

/** Stops at what is shown now, or follows the newest again. */
export function togglePause(): void {
  const step = sight.peek()?.step;
  travel(isFollowing.peek() && step !== undefined ? { step } : "live");
}

/** Goes so many records on, or back; forward of the end it follows the newest. */
export function stepBy(records: number): void {
  const { step = 0, total = 0 } = sight.peek() ?? {};
  const next = Math.max(0, step + records);
  travel(next >= total && records > 0 ? "live" : { step: next });
}

/** The rows of each list that are in sight. */
export const rowsInSight: { [List in "tree" | "requests" | "wire"]: Range } = {
  tree: START.tree,
  requests: START.requests,
  wire: START.wire,
};

/** Sees to it that rows of a list are there, with some on either side for scrolling. */
export function wantRows(list: "tree" | "requests" | "wire", { from, until }: Range): void {
  rowsInSight[list] = { from, until };
  const wanted = wish.peek()[list];
  if (wanted.from <= from && wanted.until >= until) return;
  const room = Math.max(50, until - from);
  look({ [list]: { from: Math.max(0, from - room), until: until + room } });
}

/** Folds or unfolds a row of the tree. */
export function turn(key: string): void {
  const { turned } = wish.peek();
  const rest = turned.filter((other) => other !== key);
  look({ turned: rest.length < turned.length ? rest : [...turned, key] });
}

/** Does something to an end, where that is allowed; rejects with why nothing came of it. */
export function drive(target: string, command: DriveCommand): Promise<Json> {
  return client.ask({ do: "drive", target, command });
}

/** Asks the store something; rejects with why there is no answer. */
export function ask<Asks extends Question>(question: Asks): Promise<Answers[Asks["do"]]> {
  return client.ask(question);
}
