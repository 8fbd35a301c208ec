import type { Draft } from "./draft.ts";
import { draftOf } from "./draft-of.ts";
import type { Entry } from "./entry.ts";
import { LeanTaken } from "./lean-taken.ts";
import { Lives } from "./lives.ts";
import { requestOf } from "./message-draft.ts";

/** Drafts of those entries whose subjects do not both begin and end among them: of most, nothing stands. */
export function unfinished(entries: readonly Entry[]): Draft[] {
  const [actors, requests] = [new Lives(), new Lives()];
  for (const entry of entries) {
    if (entry.kind === "message") see(requests, entry);
    else if (entry.kind === "birth") actors.begins(entry.actor);
    else if (entry.kind === "taken" && LeanTaken.isLast(entry)) actors.ends(entry.actor);
  }
  const isOver = (entry: Entry) => {
    if (entry.kind === "message") return requests.areOver(requestOf(entry));
    return entry.kind !== "draft" && actors.areOver(entry.actor);
  };
  return entries.filter((entry) => !isOver(entry)).map(draftOf);
}

function see(requests: Lives, entry: Entry): void {
  const { what } = entry;
  if (what === "request") requests.begins(requestOf(entry));
  else if (what !== "notification") requests.ends(requestOf(entry));
}
