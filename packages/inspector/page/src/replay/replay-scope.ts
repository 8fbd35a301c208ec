import type { Folded, RequestView } from "@mcp-actors/inspector";
import { matchFilter } from "../filter/match-filter.ts";
import { parseFilter } from "../filter/parse-filter.ts";
import { requestToFiltered } from "../filter/to-filtered.ts";
import type { Wish } from "../store/wish.ts";

/** Which requests are replayed: the one that is selected, those that the filter shows, or all. */
export type ReplayScope = "selected" | "shown" | "all";

/** Keys of the requests of a scope, those of their other ends among them; undefined for all that somebody asked for. */
export function keysInScope(
  scope: ReplayScope,
  folded: Folded,
  { filter, selection }: Pick<Wish, "filter" | "selection">,
): readonly string[] | undefined {
  if (scope === "all" || (scope === "shown" && filter === "")) return undefined;
  if (scope === "selected") {
    const key = selectedKey(folded, selection);
    return bothEnds(key === undefined ? [] : (folded.requests.get(key) ?? []));
  }
  const matches = matchFilter(parseFilter(filter));
  const shown = [...folded.requests.values()].filter((view) =>
    matches(requestToFiltered(view, folded)),
  );
  return bothEnds(shown);
}

function selectedKey({ messages, actors }: Folded, selection: Wish["selection"]) {
  if (selection?.kind === "request") return selection.key;
  if (selection?.kind === "message") return messages.get(selection.key)?.request;
  return selection?.kind === "actor" ? actors.get(selection.key)?.request : undefined;
}

function bothEnds(views: RequestView | readonly RequestView[]): readonly string[] {
  return [views].flat().flatMap(({ key, twin }) => (twin === undefined ? [key] : [key, twin]));
}
