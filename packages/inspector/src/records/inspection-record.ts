import type { ActRecord } from "./act-record.ts";
import type { ActorRecord } from "./actor-record.ts";
import type { DefRecord } from "./def-record.ts";
import type { EndRecord } from "./end-record.ts";
import type { EvRecord } from "./ev-record.ts";
import type { GapRecord } from "./gap-record.ts";
import type { HeadRecord } from "./head-record.ts";
import type { MarkRecord } from "./mark-record.ts";
import type { PeerRecord } from "./peer-record.ts";
import type { SnapRecord } from "./snap-record.ts";
import type { StepRecord } from "./step-record.ts";
import type { TimerRecord } from "./timer-record.ts";
import type { WireRecord } from "./wire-record.ts";

/** One thing that was seen: one JSON object, one line of a file. */
export type InspectionRecord =
  | HeadRecord
  | PeerRecord
  | DefRecord
  | ActorRecord
  | EvRecord
  | StepRecord
  | ActRecord
  | TimerRecord
  | SnapRecord
  | WireRecord
  | EndRecord
  | GapRecord
  | MarkRecord;

/** The kinds of records. */
export type RecordKind = InspectionRecord["kind"];
