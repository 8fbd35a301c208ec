import type { InspectionRecord } from "../records/index.ts";
import type { Draft } from "./draft.ts";

/** What an inspector recorded, before it is made lines or records of: for what prints it, such as a link with a hub. */
export interface DraftFeed {
  /** Who and what it is about that is in none of those that are held, the head first. */
  standing(): readonly InspectionRecord[];
  /** Those that are held, oldest first. */
  held(): readonly Draft[];
  /** Hears every batch from now on, in mode `live`; leave with the function that is returned. */
  hear(listener: (drafts: readonly Draft[]) => void): () => void;
}
