import { MetaKey } from "@mcp-actors/protocol";
import { fieldsOf, textOf } from "../fold/json-fields.ts";
import { recordKey, wireKey } from "../fold/keys.ts";
import type { Json } from "../records/index.ts";
import {
  answerOf,
  type ExchangeDraft,
  type QuestionDraft,
  type ReadMessage,
} from "./exchange-draft.ts";

/** What is known of the records of one wire beside themselves. */
export interface WireTerms {
  /** Name of the end that it was seen at. */
  readonly peer: string;
  /** Which way requests of the client go. */
  readonly asking: "out" | "in";
  /** Key of the call that a request was an attempt of. */
  readonly callOf: (request: string) => string;
  /** Whether a request is told of by the other end too. */
  readonly isTwin: (request: string) => boolean;
}

/** Puts the messages of one wire together to exchanges, in the order they came. */
export class WireReader {
  readonly exchanges: ExchangeDraft[] = [];
  readonly #terms: WireTerms;
  readonly #open = new Map<string, ExchangeDraft>();
  readonly #tokens = new Map<string, ExchangeDraft>();
  readonly #questions = new Map<string, QuestionDraft>();

  constructor(terms: WireTerms) {
    this.#terms = terms;
  }

  take(message: ReadMessage): void {
    const { record, fields } = message;
    const isClients = record.dir === this.#terms.asking;
    const { id, method } = fields;
    if (typeof method !== "string") this.#answer(message, isClients);
    else if (id === undefined) this.#notify(message, method, isClients);
    else if (isClients) this.#begin(message, method);
    else this.#question(message, method);
  }

  #begin({ record, fields }: ReadMessage, method: string): void {
    const key = recordKey(record);
    const { peer, callOf, isTwin } = this.#terms;
    const params = fieldsOf(fields["params"]);
    const draft: ExchangeDraft = {
      key,
      call: callOf(key),
      peer,
      wire: wireKey(record),
      method,
      params,
      at: record.at,
      steps: [],
      carrier: record.exchange,
      isTwin: isTwin(key),
    };
    this.exchanges.push(draft);
    this.#open.set(nameOf(fields["id"]), draft);
    const token = fieldsOf(params["_meta"])[MetaKey.ProgressToken] ?? fields["id"];
    this.#tokens.set(nameOf(token), draft);
  }

  #answer(message: ReadMessage, isClients: boolean): void {
    const name = nameOf(message.fields["id"]);
    const asked = isClients ? this.#questions.get(name) : this.#open.get(name);
    if (asked === undefined) return;
    asked.answer = answerOf(message);
    if (isClients) this.#questions.delete(name);
    else this.#open.delete(name);
  }

  #notify({ record, fields }: ReadMessage, method: string, isClients: boolean): void {
    const { at, times = 1, exchange } = record;
    const params = fieldsOf(fields["params"]);
    if (isClients) {
      this.#withdraw(params, at);
      return;
    }
    const subscription = fieldsOf(params["_meta"])[MetaKey.SubscriptionId];
    const draft =
      this.#tokens.get(nameOf(params["progressToken"])) ??
      this.#open.get(nameOf(subscription)) ??
      this.#about(exchange);
    draft?.steps.push({ kind: "notification", at, method, params, times });
  }

  #withdraw({ requestId, reason }: { readonly [name: string]: Json }, at: number): void {
    const name = nameOf(requestId);
    const draft = requestId === undefined ? undefined : this.#open.get(name);
    if (draft === undefined) return;
    const words = textOf(reason);
    draft.withdrawal = { at, ...(words !== undefined && { reason: words }) };
    this.#open.delete(name);
  }

  #question({ record, fields }: ReadMessage, method: string): void {
    const { at, exchange } = record;
    const question: QuestionDraft = {
      kind: "question",
      at,
      method,
      params: fieldsOf(fields["params"]),
    };
    this.#questions.set(nameOf(fields["id"]), question);
    this.#about(exchange)?.steps.push(question);
  }

  /** The request that a message is about which does not say so: of those that are open the last, else the last at all. */
  #about(carrier: string | undefined): ExchangeDraft | undefined {
    const carried =
      carrier === undefined ? undefined : this.exchanges.findLast((one) => one.carrier === carrier);
    return carried ?? [...this.#open.values()].at(-1) ?? this.exchanges.at(-1);
  }
}

function nameOf(id: Json | undefined): string {
  return JSON.stringify(id ?? null);
}
