import { ErrorCode, type ErrorObject, isRecord, type Request } from "@mcp-actors/protocol";
import type { Json, JsonFields } from "../../records/index.ts";
import { jsonDifferences } from "../json-differences.ts";
import { normalParams } from "../normal-params.ts";
import type { RecordedExchange } from "../recorded-exchange.ts";
import { inventedOpening } from "./invented-opening.ts";
import { missingRequest, type NearRequest } from "./missing-request.ts";

/** What a request is answered with: as it was recorded, or at once. */
export type Found =
  | { readonly exchange: RecordedExchange }
  | { readonly result: JsonFields }
  | { readonly error: ErrorObject };

/** Requests that are all the same, and how often one was asked for. */
interface Equals {
  readonly params: JsonFields;
  readonly exchanges: RecordedExchange[];
  asked: number;
}

/** Requests that are told apart by their method alone: what a client says of itself is no matter. */
const BY_METHOD = new Set(["initialize", "server/discover", "ping", "logging/setLevel"]);

/** Knows how a recording answers: equal requests in the order of their recording, the last again and again. */
export class RecordedAnswers {
  readonly #methods = new Map<string, Equals[]>();
  readonly #opening: (method: string, params: JsonFields) => Found;

  constructor(exchanges: readonly RecordedExchange[]) {
    for (const exchange of exchanges) this.#learn(exchange);
    this.#opening = inventedOpening(exchanges);
  }

  find({ method, params }: Request): Found {
    const asked = paramsOf(method, params);
    const known = this.#methods.get(method);
    if (known === undefined) return this.#opening(method, asked);
    const equals = bestOf(known.filter((one) => isSame(one.params, asked)));
    if (equals === undefined) return { error: this.#missing(method, asked, known) };
    const exchange = equals.exchanges[Math.min(equals.asked, equals.exchanges.length - 1)];
    equals.asked += 1;
    return exchange === undefined ? this.#opening(method, asked) : { exchange };
  }

  #learn(exchange: RecordedExchange): void {
    const { method } = exchange;
    const params = paramsOf(method, exchange.params);
    const known = this.#methods.get(method) ?? [];
    this.#methods.set(method, known);
    const equals = known.find((one) => JSON.stringify(one.params) === JSON.stringify(params));
    if (equals === undefined) known.push({ params, exchanges: [exchange], asked: 0 });
    else equals.exchanges.push(exchange);
  }

  #missing(method: string, asked: JsonFields, known: readonly Equals[]): ErrorObject {
    const near: readonly NearRequest[] = known.map(({ params }) => ({
      params,
      differences: jsonDifferences(params, asked),
    }));
    const error = missingRequest({ method, params: asked }, near);
    return { code: ErrorCode.InvalidParams, ...error };
  }
}

/** Of those that a request may be, one that has answers left. */
function bestOf(candidates: readonly Equals[]): Equals | undefined {
  return candidates.find(({ asked, exchanges }) => asked < exchanges.length) ?? candidates[0];
}

function isSame(recorded: JsonFields, asked: JsonFields): boolean {
  return jsonDifferences(recorded, asked).length === 0;
}

function paramsOf(method: string, params: unknown): JsonFields {
  return BY_METHOD.has(method) || !isJson(params) ? {} : normalParams(params);
}

/** What came over a wire is JSON. */
function isJson(params: unknown): params is { readonly [key: string]: Json } {
  return isRecord(params);
}
