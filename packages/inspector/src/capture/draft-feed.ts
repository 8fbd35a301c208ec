import type { InspectionRecord } from "../records/index.ts";
import type { Draft } from "./draft.ts";

/** What an inspector recorded, before it is made lines or records of: for what prints it, such as a link with a hub. */
export interface DraftFeed {
  /** Number of the last record that is held no more; 0 while everything is. */
  lastLost(): number;
  /** Who and what it is about that is in none of those that are held, the head first. */
  standing(): readonly InspectionRecord[];
  /** Those that are held, oldest first; of a number, those that tell of what follows it. */
  held(after?: number): readonly Draft[];
  /** Hears every batch from now on, in mode `live`; leave with the function that is returned. */
  hear(listener: FeedListener): () => void;
}

/** Hears what an inspector records. */
export interface FeedListener {
  /** A batch, in order. */
  heard(drafts: readonly Draft[]): void;
  /** These are held no more, the oldest first; without those of whoever begins and ends among them. */
  dropped(drafts: readonly Draft[]): void;
}
