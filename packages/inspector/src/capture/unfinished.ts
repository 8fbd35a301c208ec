import type { Draft } from "./draft.ts";
import { draftOf } from "./draft-of.ts";
import type { Entry } from "./entry.ts";
import { LeanTaken } from "./lean-taken.ts";
import { Lives } from "./lives.ts";
import { RequestLives } from "./request-lives.ts";

/** Drafts of those entries whose subjects do not both begin and end among them: of most, nothing stands. */
export function unfinished(entries: readonly Entry[]): Draft[] {
  const actors = new Lives<string>();
  const requests = new RequestLives();
  for (const entry of entries) {
    const { kind } = entry;
    if (kind === "message") requests.see(entry);
    else if (kind === "birth") actors.begins(entry.actor);
    else if (kind === "taken" && LeanTaken.isLast(entry)) actors.ends(entry.actor);
  }
  const isOver = (entry: Entry) => {
    const { kind } = entry;
    if (kind === "message") return requests.areOver(entry);
    return kind !== "draft" && actors.areOver(entry.actor);
  };
  return entries.filter((entry) => !isOver(entry)).map(draftOf);
}
