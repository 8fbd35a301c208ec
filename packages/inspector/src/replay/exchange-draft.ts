import { fieldsOf, textOf } from "../fold/json-fields.ts";
import type { Json, JsonFields, MessageRecord } from "../records/index.ts";
import type {
  RecordedAnswer,
  RecordedExchange,
  RecordedQuestion,
  RecordedStep,
} from "./recorded-exchange.ts";

type Mutable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] };

/** An exchange while its messages are read. */
export type ExchangeDraft = Omit<Mutable<RecordedExchange>, "steps"> & {
  readonly steps: Mutable<RecordedStep>[];
  /** Name of the exchange over HTTP. */
  readonly carrier: string | undefined;
  /** Whether it is left out, for the other end tells of it too. */
  readonly isTwin: boolean;
};

/** A question while its answer is not read. */
export type QuestionDraft = Mutable<RecordedQuestion>;

/** One message of a record. */
export interface ReadMessage {
  readonly record: MessageRecord;
  readonly fields: JsonFields;
}

/** The messages of a record: more than one in a batch. */
export function messagesOf(record: MessageRecord): ReadMessage[] {
  const { message } = record;
  const members: readonly Json[] = Array.isArray(message) ? message : [message];
  return members.map((member) => ({ record, fields: fieldsOf(member) }));
}

/** The answer that a message is. */
export function answerOf({ record: { at }, fields }: ReadMessage): RecordedAnswer {
  const { result, error } = fields;
  if (error === undefined) return { at, result: fieldsOf(result) };
  const { code, message, data } = fieldsOf(error);
  return {
    at,
    error: {
      code: typeof code === "number" ? code : 0,
      message: textOf(message) ?? "",
      ...(data !== undefined && { data }),
    },
  };
}
