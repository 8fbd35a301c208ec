import type { Failing, InboundExchange, Serve } from "@mcp-actors/machine";
import {
  ErrorCode,
  messageOf,
  type Params,
  ProtocolError,
  type Request,
  type Result,
  toProtocolError,
} from "@mcp-actors/protocol";
import { Method } from "../protocol/method.ts";
import { readCall } from "../tools/read-call.ts";
import { toResult } from "../wire/bare-result.ts";
import { type ClientAccount, readClient, STRANGER } from "./client-account.ts";
import type { CompiledModel } from "./compile-model.ts";
import { GenerationRun } from "./generation-run.ts";
import type { ModelServerEvent } from "./model-server-event.ts";
import { Turns } from "./turns.ts";

/** What a session may want of its server. */
export interface SessionOptions {
  readonly expose?: boolean | undefined;
  readonly report: (event: ModelServerEvent) => void;
  /** Whether the server takes nothing new. */
  readonly isDraining: () => boolean;
}

/** How soon a client of a server that drains may look for another, in ms. */
const RETRY_AFTER = 1000;

/** One client of a model, on one channel. */
export class ModelSession {
  readonly #model: CompiledModel;
  readonly #options: SessionOptions;
  /** What tokens belong to is not said, so generations of one channel run one after another. */
  readonly #turns = new Turns();
  #client: ClientAccount = STRANGER;

  constructor(model: CompiledModel, options: SessionOptions) {
    this.#model = model;
    this.#options = options;
  }

  readonly serve: Serve = (request, exchange) => {
    this.#answer(request, exchange).then(
      (result) => exchange.answer(result),
      (error: unknown) => this.fail(request, exchange, error),
    );
  };

  /** Answers a request that came to nothing. */
  readonly fail: Failing = ({ method }, exchange, error) => {
    // Nobody waits any more, and a handler that was told to stop may fail for it.
    const known = toProtocolError(error);
    if (!exchange.over && known === undefined) {
      this.#options.report({ type: "request.failed", method, error });
    }
    exchange.fail(known?.toJSON() ?? this.#redacted(method, error), error);
  };

  async #answer({ method, params }: Request, exchange: InboundExchange): Promise<Result> {
    switch (method) {
      case Method.Ping:
        return {};
      case Method.Initialize:
        this.#client = readClient(params);
        return this.#model.introduction;
      case Method.ListTools:
        return toResult(this.#model.toolBox.declarations);
      case Method.CallTool:
        return this.#admitted(() => this.#callTool(params, exchange));
      case Method.GenerateContent:
        return this.#admitted(() => this.#generate(params, exchange));
      default:
        throw new ProtocolError(ErrorCode.MethodNotFound, `This model does not know ${method}`);
    }
  }

  #admitted(work: () => Promise<Result>): Promise<Result> {
    if (!this.#options.isDraining()) return work();
    const data = { retryAfterMs: RETRY_AFTER };
    throw new ProtocolError(ErrorCode.Overloaded, "The model server is draining", data);
  }

  async #callTool(params: Params | undefined, { signal }: InboundExchange): Promise<Result> {
    const { name, args } = readCall(params);
    return toResult(await this.#model.toolBox.call(name, args, { signal }));
  }

  async #generate(params: Params = {}, exchange: InboundExchange): Promise<Result> {
    const { prompt } = params;
    if (typeof prompt !== "string") {
      throw new ProtocolError(ErrorCode.InvalidParams, "Prompt is not a string");
    }
    const run = new GenerationRun(exchange, this.#client);
    return this.#turns.take(exchange.signal, () =>
      run.read(this.#model.generate({ ...params, prompt }, run)),
    );
  }

  #redacted(method: string, error: unknown) {
    const message =
      this.#options.expose === true ? messageOf(error) : `Could not ${wordsOf(method)}`;
    return { code: ErrorCode.InternalError, message };
  }
}

function wordsOf(method: string): string {
  return method === Method.CallTool ? "run the tool" : "generate";
}
