import type { InspectionRecord } from "../records/index.ts";

/** Where drafts print their records. */
export interface Printing {
  /** Lines, and records that are no lines yet. */
  readonly entries: (string | InspectionRecord)[];
  /** Whether steps and actions are wanted that made nothing. */
  readonly detail: boolean;
  /** Numbers of the actions that made something. */
  readonly causes: ReadonlySet<number>;
}
