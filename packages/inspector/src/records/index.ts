export type { ActRecord } from "./act-record.ts";
export type { ActorRecord } from "./actor-record.ts";
export type { Chart, ChartEdge, ChartInvoke, ChartNode } from "./chart.ts";
export type { DefRecord } from "./def-record.ts";
export type { ActorEndRecord, EndRecord, PeerEndRecord } from "./end-record.ts";
export type { EvRecord } from "./ev-record.ts";
export type { GapRecord } from "./gap-record.ts";
export { type HeadRecord, RECORD_VERSION } from "./head-record.ts";
export type { InspectionRecord, RecordKind } from "./inspection-record.ts";
export type { Json, JsonFields } from "./json.ts";
export type { MarkRecord } from "./mark-record.ts";
export { type PartReference, partOf } from "./part-of.ts";
export type { PeerRecord } from "./peer-record.ts";
export type { ActorRecordHead, RecordHead } from "./record-head.ts";
export type { SnapRecord } from "./snap-record.ts";
export type { StepRecord } from "./step-record.ts";
export type { TimerRecord } from "./timer-record.ts";
export type {
  HttpRecord,
  MessageRecord,
  UnreadableRecord,
  WireLifeRecord,
  WireRecord,
  WireRecordHead,
} from "./wire-record.ts";
