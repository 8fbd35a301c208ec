import type { InspectionRecord, Json, JsonFields } from "../records/index.ts";

/** Records, in the order they came, or whatever holds them: what `readRecords` gives, a `Recording`. */
export type RecordedTraffic =
  | Iterable<InspectionRecord>
  | { readonly records: Iterable<InspectionRecord> };

/** One request of a client as it was on the wire, with all that came of it. */
export interface RecordedExchange {
  /** `<process>#<number>` of the record of the request. */
  readonly key: string;
  /** Key of the call that it was an attempt or a round of. */
  readonly call: string;
  /** Name of the end that it was seen at. */
  readonly peer: string;
  /** How the server names itself, where that is known. */
  readonly server?: string;
  /** Key of the wire that carried it. */
  readonly wire: string;
  readonly method: string;
  readonly params: JsonFields;
  /** When it was sent or came, in µs since the Unix epoch. */
  readonly at: number;
  /** What came from the server meanwhile, and after it until the next request. */
  readonly steps: readonly RecordedStep[];
  /** Absent where none was recorded. */
  readonly answer?: RecordedAnswer;
  /** That the client gave it up. */
  readonly withdrawal?: { readonly at: number; readonly reason?: string };
}

/** Something that came from the server beside the answer. */
export type RecordedStep = RecordedNotification | RecordedQuestion;

/** A notification of the server. */
export interface RecordedNotification {
  readonly kind: "notification";
  readonly at: number;
  readonly method: string;
  readonly params: JsonFields;
  /** How many it stands for. */
  readonly times: number;
}

/** A request of the server, and what the client answered. */
export interface RecordedQuestion {
  readonly kind: "question";
  readonly at: number;
  readonly method: string;
  readonly params: JsonFields;
  readonly answer?: RecordedAnswer;
}

/** An answer: a result or an error. */
export interface RecordedAnswer {
  readonly at: number;
  readonly result?: JsonFields;
  readonly error?: RecordedError;
}

/** The error of an answer. */
export interface RecordedError {
  readonly code: number;
  readonly message: string;
  readonly data?: Json;
}

/** The records of a recording, as a list. */
export function recordsOf(recording: RecordedTraffic): readonly InspectionRecord[] {
  return [...(Symbol.iterator in recording ? recording : recording.records)];
}
