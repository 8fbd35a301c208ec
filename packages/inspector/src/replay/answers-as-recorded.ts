import type {
  CreateMessageRequestParams,
  CreateMessageResult,
  ElicitRequestFormParams,
  ElicitRequestURLParams,
  ElicitResult,
  Root,
} from "@mcp-actors/protocol";
import {
  isCreateMessageResult,
  isElicitResult,
  isListRootsResult,
} from "@mcp-actors/protocol/client-features";
import { fieldsOf } from "../fold/json-fields.ts";
import type { Json, JsonFields } from "../records/index.ts";
import { jsonDifferences } from "./json-differences.ts";
import { normalParams } from "./normal-params.ts";
import type { RecordedExchange, RecordedTraffic } from "./recorded-exchange.ts";
import { recordedExchanges } from "./recorded-exchanges.ts";

/** Answers to what servers ask, as `connect` takes them; what was never asked is not declared. */
export interface AnswersAsRecorded {
  readonly elicitation?: {
    readonly form: (params: ElicitRequestFormParams) => ElicitResult;
    readonly url: (params: ElicitRequestURLParams) => ElicitResult;
  };
  readonly sampling?: {
    readonly answer: (params: CreateMessageRequestParams) => CreateMessageResult;
    readonly tools: true;
  };
  readonly roots?: () => readonly Root[];
}

/** A question that a recording answers. */
export interface RecordedDialogue {
  readonly method: string;
  readonly params: JsonFields;
  readonly result: JsonFields;
}

/**
 * Answers what a server asks as it was answered when it was recorded: equal questions in order, the last from then on.
 *
 * A question that was not recorded gets no answer, and the call that asks it fails.
 *
 * @example Ask a server anew what was asked then
 * ```ts
 * await using client = await connect(target, answersAsRecorded(records));
 * const { different } = await redrive(records, client);
 * ```
 */
export function answersAsRecorded(recording: RecordedTraffic): AnswersAsRecorded {
  const dialogues = dialoguesOf(recordedExchanges(recording));
  const form = answering(dialogues, "elicitation/create", isElicitResult);
  const answer = answering(dialogues, "sampling/createMessage", isCreateMessageResult);
  const roots = answering(dialogues, "roots/list", isListRootsResult);
  return {
    ...(form !== undefined && { elicitation: { form, url: form } }),
    ...(answer !== undefined && { sampling: { answer, tools: true } }),
    ...(roots !== undefined && { roots: () => roots({}).roots }),
  };
}

/** What servers asked in a recording, and was answered, in order. */
export function dialoguesOf(exchanges: readonly RecordedExchange[]): readonly RecordedDialogue[] {
  return exchanges.flatMap((exchange) => [...asked(exchange), ...askedBefore(exchange, exchanges)]);
}

/** Questions within an exchange, as sessions have them. */
function asked({ steps }: RecordedExchange): RecordedDialogue[] {
  return steps.flatMap((step) => {
    if (step.kind !== "question" || step.answer?.result === undefined) return [];
    return [{ method: step.method, params: step.params, result: step.answer.result }];
  });
}

/** Questions that an earlier answer held, of which this exchange brings the answers. */
function askedBefore(
  { params, at, method }: RecordedExchange,
  exchanges: readonly RecordedExchange[],
): RecordedDialogue[] {
  const responses = fieldsOf(params["inputResponses"]);
  return Object.entries(responses).flatMap(([key, response]) => {
    const round = exchanges.findLast((one) => {
      const isEarlier = one.at < at && one.method === method;
      return isEarlier && questionIn(one, key) !== undefined;
    });
    const question = fieldsOf(round === undefined ? undefined : questionIn(round, key));
    const asks = question["method"];
    if (typeof asks !== "string") return [];
    return [{ method: asks, params: fieldsOf(question["params"]), result: fieldsOf(response) }];
  });
}

function questionIn({ answer }: RecordedExchange, key: string): Json | undefined {
  return fieldsOf(answer?.result?.["inputRequests"])[key];
}

function answering<Answer>(
  dialogues: readonly RecordedDialogue[],
  method: string,
  isAnswer: (value: unknown) => value is Answer,
): ((params: object) => Answer) | undefined {
  const left = dialogues.filter((one) => one.method === method);
  if (left.length === 0) return undefined;
  return (params) => {
    const equals = left.filter((one) => isSame(one.params, params));
    const [found] = equals;
    if (found === undefined || !isAnswer(found.result)) {
      throw new Error(`The recording has no answer to ${method} ${JSON.stringify(params)}`);
    }
    if (equals.length > 1) left.splice(left.indexOf(found), 1);
    return found.result;
  };
}

function isSame(recorded: JsonFields, params: object): boolean {
  const asked: JsonFields = { ...params };
  const { mode: _recorded, ...known } = normalParams(recorded);
  const { mode: _asked, ...now } = normalParams(asked);
  return jsonDifferences(known, now).length === 0;
}
