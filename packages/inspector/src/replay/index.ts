export { type AnswersAsRecorded, answersAsRecorded } from "./answers-as-recorded.ts";
export { choosePeer } from "./choose-peer.ts";
export { type ComparedRequest, diffRecordings } from "./diff-recordings.ts";
export { type TestTarget, type ToVitestOptions, toVitest } from "./export/to-vitest.ts";
export {
  type DifferenceOptions,
  type JsonDifference,
  jsonDifferences,
} from "./json-differences.ts";
export { type MockServer, type MockServerOptions, mockServer } from "./mock/mock-server.ts";
export type { Speed } from "./mock/tempo.ts";
export {
  type RecordedCall,
  type RecordedEnd,
  type RecordedProgress,
  recordedCalls,
} from "./recorded-call.ts";
export type {
  RecordedAnswer,
  RecordedError,
  RecordedExchange,
  RecordedNotification,
  RecordedQuestion,
  RecordedStep,
  RecordedTraffic,
} from "./recorded-exchange.ts";
export { recordedExchanges } from "./recorded-exchanges.ts";
export {
  type Redriven,
  type RedrivenRequest,
  type RedriveOptions,
  redrive,
} from "./redrive/redrive.ts";
export type { RedrivenClient, RedrivenEnd } from "./redrive/redriven-call.ts";
export { verifyRecording } from "./verify-recording.ts";
