export {
  createInspector,
  type InspectorMode,
  type InspectorOptions,
  type PeerInspection,
  type ProcessInspector,
  type RecordListener,
} from "./create-inspector.ts";
export type { ActorView, TakenStep, TimerView } from "./fold/actor-view.ts";
export type { Counters } from "./fold/counters.ts";
export type { Folded } from "./fold/folded.ts";
export type { Ailment, Health, Symptom } from "./fold/health.ts";
export type { PeerView, ProcessView } from "./fold/peer-view.ts";
export { foldRecords, Recording } from "./fold/recording.ts";
export type {
  Attempt,
  Phase,
  ProgressTick,
  RequestOutcome,
  RequestView,
} from "./fold/request-view.ts";
export type { Rows } from "./fold/table.ts";
export type { WireEnd, WireRow, WireView } from "./fold/wire-view.ts";
export type { DriveCommand, DriveQuestion, DriveTarget } from "./hub/index.ts";
export {
  type BrokenLine,
  type ReadRecords,
  RecordReader,
  readRecords,
} from "./jsonl/read-records.ts";
export { toLine, toText } from "./jsonl/to-line.ts";
export type { ActRecord } from "./records/act-record.ts";
export type { ActorRecord } from "./records/actor-record.ts";
export type { Chart, ChartEdge, ChartInvoke, ChartNode } from "./records/chart.ts";
export { type CutMark, cutMarkOf } from "./records/cut-mark.ts";
export type { DefRecord } from "./records/def-record.ts";
export type { ActorEndRecord, EndRecord, PeerEndRecord } from "./records/end-record.ts";
export type { EvRecord } from "./records/ev-record.ts";
export type { GapRecord } from "./records/gap-record.ts";
export { type HeadRecord, RECORD_VERSION } from "./records/head-record.ts";
export type { InspectionRecord, RecordKind } from "./records/inspection-record.ts";
export type { Json, JsonFields } from "./records/json.ts";
export type { MarkRecord } from "./records/mark-record.ts";
export { type PartReference, partOf } from "./records/part-of.ts";
export type { PeerRecord } from "./records/peer-record.ts";
export type { ActorRecordHead, RecordHead } from "./records/record-head.ts";
export type { SnapRecord } from "./records/snap-record.ts";
export type { StepRecord } from "./records/step-record.ts";
export type { TimerRecord } from "./records/timer-record.ts";
export type {
  HttpRecord,
  MessageRecord,
  UnreadableRecord,
  WireLifeRecord,
  WireRecord,
  WireRecordHead,
} from "./records/wire-record.ts";
export type { Asides } from "./redact/asides.ts";
export { redactText } from "./redact/redact-text.ts";
export { type RedactedPart, type RedactHook, Redactor } from "./redact/redactor.ts";
export type { RingLimits } from "./ring/ring.ts";
export type { Difference } from "./verify/refold.ts";
export { type Verification, verify } from "./verify/verify.ts";
