import { type InspectedEnd, type Inspection, linkWith } from "@mcp-actors/machine";
import { isRecord, type JsonRpcMessage, MetaKey, type Request } from "@mcp-actors/protocol";
import {
  asidesOf,
  type Exchange,
  type ExchangeObserver,
  type Link,
  type WireTap,
} from "@mcp-actors/transport";
import { type Attributes, type Context, propagation } from "@opentelemetry/api";
import { Attribute } from "./attributes.ts";
import { CallsInContext } from "./calls-in-context.ts";
import { harmlessly } from "./harmlessly.ts";
import type { Side } from "./instruments.ts";
import { networkAttributes, serverAttributes } from "./network-attributes.ts";
import { Operation } from "./operation.ts";
import type { Telling } from "./telling.ts";

/** What is told of one end: of a client each request that leaves, and of both how long their wires last. */
export class TracedEnd implements Inspection {
  readonly lean = new CallsInContext();
  readonly #telling: Telling;
  readonly #side: Side;
  readonly #server: Attributes;
  /** The request that is leaving now, of which the id is not known. */
  #leaving: Operation | undefined;

  constructor(telling: Telling, { role, target }: InspectedEnd) {
    this.#telling = telling;
    this.#side = role.endsWith("server") ? "server" : "client";
    this.#server = serverAttributes(target);
  }

  next(): void {}

  through(link: Link): Link {
    return linkWith(link, (request, observer, within) => {
      const begun = harmlessly(() => this.#begin(link, request));
      if (begun === undefined) return link.open(request, observer, within);
      const { operation, sent } = begun;
      const hearing = hearingOf(operation, observer);
      this.#leaving = operation;
      try {
        return this.#givenUp(operation, link.open(sent, hearing, within));
      } catch (error) {
        operation.failed("refused");
        throw error;
      } finally {
        this.#leaving = undefined;
      }
    });
  }

  wire({ kind }: Pick<Link, "kind">): WireTap {
    const since = performance.now();
    const attributes = { ...networkAttributes(kind), ...this.#server };
    return {
      sent: (message) => this.#identify(message),
      received() {},
      handled() {},
      passed() {},
      closed: (error) => {
        const seconds = (performance.now() - since) / 1000;
        const problem = error !== undefined && { [Attribute.ErrorType]: error.code };
        const told = { ...attributes, ...problem };
        harmlessly(() => this.#telling.instruments.session(this.#side, seconds, told));
      },
    };
  }

  #begin(link: Link, request: Request): { operation: Operation; sent: Request } {
    const made = this.lean.leaving;
    const meta = request.params?._meta;
    // Whoever passes a request on passes on what it is part of.
    const parent =
      meta?.[MetaKey.TraceParent] === undefined ? made : propagation.extract(made, meta);
    const { revision } = link.dialect;
    const attributes = {
      ...networkAttributes(link.kind),
      ...this.#server,
      [Attribute.Revision]: revision,
    };
    const begun = { side: "client", request, parent, attributes } as const;
    const operation = new Operation(this.#telling, begun);
    return { operation, sent: withContext(request, operation.context) };
  }

  #givenUp(operation: Operation, exchange: Exchange): Exchange {
    return {
      abandon: (reason) => {
        operation.failed(this.lean.isTimedOut ? "timeout" : "cancelled", reason);
        exchange.abandon(reason);
      },
    };
  }

  #identify(message: JsonRpcMessage): void {
    if (!("method" in message) || !("id" in message)) return;
    this.#leaving?.identified(message.id);
  }
}

/** Hears for a span what an observer hears. */
function hearingOf(operation: Operation, observer: ExchangeObserver): ExchangeObserver {
  return {
    ...asidesOf(observer),
    related(notification) {
      operation.related(notification);
      observer.related(notification);
    },
    answered(answer) {
      operation.answered(answer);
      observer.answered(answer);
    },
    lost(error) {
      operation.failed(error.code, error.message);
      observer.lost(error);
    },
  };
}

/** A request that says what it is part of. spec: basic/index#_meta */
function withContext({ method, params }: Request, context: Context): Request {
  const carrier: { [key: string]: unknown } = {};
  propagation.inject(context, carrier);
  if (Object.keys(carrier).length === 0) return { method, ...(params && { params }) };
  const meta = isRecord(params?._meta) ? params._meta : {};
  return { method, params: { ...params, _meta: { ...meta, ...carrier } } };
}
