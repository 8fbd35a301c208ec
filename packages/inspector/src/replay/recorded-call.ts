import { fieldsOf, textOf } from "../fold/json-fields.ts";
import type { JsonFields } from "../records/index.ts";
import { normalParams } from "./normal-params.ts";
import type {
  RecordedAnswer,
  RecordedError,
  RecordedExchange,
  RecordedTraffic,
} from "./recorded-exchange.ts";
import { recordedExchanges } from "./recorded-exchanges.ts";

/** How a call ended, as the wire shows it. */
export interface RecordedEnd {
  readonly outcome: "completed" | "failed" | "cancelled" | "unanswered";
  readonly result?: JsonFields;
  readonly error?: RecordedError;
  /** Why it was cancelled. */
  readonly reason?: string;
}

/** One progress notification, as JSON. */
export type RecordedProgress = {
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
};

/** What a client asked for, over as many exchanges as it took. */
export interface RecordedCall extends RecordedEnd {
  /** That of its request in what `foldRecords` gives, and on the page. */
  readonly key: string;
  /** Name of the end that it was seen at. */
  readonly peer: string;
  /** How the server names itself, where that is known. */
  readonly server?: string;
  readonly method: string;
  /** What it is about: the name of a tool or prompt, a URI; empty where there is none. */
  readonly subject: string;
  /** Without what is another each time. */
  readonly params: JsonFields;
  /** The attempts and rounds; never empty. */
  readonly exchanges: readonly RecordedExchange[];
  /** The progress that was reported, in order. */
  readonly progress: readonly RecordedProgress[];
  /** When it was first sent or came, in µs since the Unix epoch. */
  readonly startedAt: number;
  /** When it was answered or given up; absent where neither was recorded. */
  readonly endedAt?: number;
}

/** What the clients of a recording asked for, in order. */
export function recordedCalls(recording: RecordedTraffic): readonly RecordedCall[] {
  const calls: RecordedExchange[][] = [];
  for (const exchange of recordedExchanges(recording)) {
    const before = calls.findLast((attempts) => continues(exchange, attempts));
    if (before === undefined) calls.push([exchange]);
    else before.push(exchange);
  }
  return calls.flatMap((attempts) => toCall(attempts) ?? []);
}

/** Whether a request is the next attempt of a call, or its next round. */
function continues(exchange: RecordedExchange, attempts: readonly RecordedExchange[]): boolean {
  const last = attempts.at(-1);
  if (last === undefined || last.method !== exchange.method) return false;
  if (last.call === exchange.call) return true;
  const { requestState, inputResponses } = exchange.params;
  if (requestState === undefined && inputResponses === undefined) return false;
  const asked = last.answer?.result;
  return asked?.["resultType"] === "input_required" && asked["requestState"] === requestState;
}

function toCall(exchanges: readonly RecordedExchange[]): RecordedCall | undefined {
  const [first] = exchanges;
  const last = exchanges.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { call, peer, server, method, at } = first;
  const { name, uri } = first.params;
  return {
    key: call,
    peer,
    ...(server !== undefined && { server }),
    method,
    subject: textOf(name) ?? textOf(uri) ?? "",
    params: normalParams(first.params),
    exchanges,
    progress: exchanges.flatMap(progressOf),
    startedAt: at,
    ...endOf(last),
  };
}

function endOf({
  answer,
  withdrawal,
}: RecordedExchange): RecordedEnd & Pick<RecordedCall, "endedAt"> {
  if (withdrawal !== undefined) {
    const { at, reason } = withdrawal;
    return { outcome: "cancelled", endedAt: at, ...(reason !== undefined && { reason }) };
  }
  if (answer === undefined) return { outcome: "unanswered" };
  return { ...answered(answer), endedAt: answer.at };
}

function answered({ result = {}, error }: RecordedAnswer) {
  return error === undefined
    ? ({ outcome: "completed", result } as const)
    : ({ outcome: "failed", error } as const);
}

function progressOf({ steps }: RecordedExchange): RecordedProgress[] {
  return steps.flatMap((step) => {
    if (step.kind !== "notification") return [];
    const { progress, total, message } = fieldsOf(step.params);
    if (typeof progress !== "number") return [];
    const words = textOf(message);
    return [
      {
        progress,
        ...(typeof total === "number" && { total }),
        ...(words !== undefined && { message: words }),
      },
    ];
  });
}
