import type { InboundExchange } from "@mcp-actors/machine";
import { isRecord, type Meta, type Params, type Request, type Result } from "@mcp-actors/protocol";
import { reportFailure, toErrorObject } from "../failure/failure.ts";
import type { Runtime } from "../runtime/runtime.ts";
import type { Caller } from "./caller.ts";

const NO_PARAMS: Params = {};
const NO_META: Meta = {};

/** A request of a client that is to be answered once, in the revision of its caller. */
export class ServedRequest {
  readonly runtime: Runtime;
  readonly caller: Caller;
  readonly exchange: InboundExchange;
  readonly method: string;
  readonly params: Params;

  constructor(runtime: Runtime, caller: Caller, request: Request, exchange: InboundExchange) {
    this.runtime = runtime;
    this.caller = caller;
    this.exchange = exchange;
    this.method = request.method;
    this.params = request.params ?? NO_PARAMS;
  }

  get meta(): Meta {
    const { _meta } = this.params;
    // Nothing has looked at it in a session.
    return isRecord(_meta) ? _meta : NO_META;
  }

  answer(result: Result): void {
    this.exchange.answer(this.#stamp(result, "complete"));
  }

  /** Answers with questions. */
  suspend(result: Result): void {
    this.exchange.suspend(this.#stamp(result, "input_required"));
  }

  /** Answers with an error: a `ProtocolError` as itself, anything else redacted. */
  fail(error: unknown): void {
    this.exchange.fail(toErrorObject(error, this, this.runtime));
  }

  /** Tells whoever watches the server what went wrong; gives the name that the client may know it by. */
  report(error: unknown): string {
    return reportFailure(error, this, this.runtime);
  }

  /** spec: 2026-07-28 basic/index: every result says what it is and who gives it. */
  #stamp(result: Result, resultType: string): Result {
    if (this.caller.revision.era === "legacy") return result;
    const { registry, tailored } = this.runtime;
    const { stamp } = registry;
    const _meta = result._meta === undefined ? { ...stamp } : { ...result._meta, ...stamp };
    const stamped = { ...result, resultType, _meta };
    // What one client is offered must not be shown to another by a cache between them.
    return tailored && "cacheScope" in result ? { ...stamped, cacheScope: "private" } : stamped;
  }
}
