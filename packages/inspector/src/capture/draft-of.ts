import type { Draft } from "./draft.ts";
import type { Entry } from "./entry.ts";
import { LeanBirth } from "./lean-birth.ts";
import { LeanTaken } from "./lean-taken.ts";
import { MessageDraft } from "./message-draft.ts";
import { TimerDraft } from "./timer-draft.ts";

/** What an entry that was pressed says, to be kept when its place is that of another. */
export function draftOf(entry: Entry): Draft {
  switch (entry.kind) {
    case "birth":
      return new LeanBirth(entry);
    case "message":
      return new MessageDraft(entry);
    case "taken":
      return new LeanTaken(entry);
    case "timer":
      return new TimerDraft(entry);
    default:
      if (entry.draft === undefined) throw new Error("unreachable: nobody said what was seen");
      return entry.draft;
  }
}
