import {
  type Answer,
  isProgressParams,
  type JsonRpcNotification,
  type Request,
  type RequestId,
} from "@mcp-actors/protocol";
import {
  type Attributes,
  type Context,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { cutText } from "../redact/index.ts";
import { Attribute, attributesOf, resourceOf, spanNameOf } from "./attributes.ts";
import { harmlessly } from "./harmlessly.ts";
import type { Side } from "./instruments.ts";
import type { Telling } from "./telling.ts";

/** A request that begins. */
export interface Begun {
  readonly side: Side;
  readonly request: Request;
  /** What it is part of. */
  readonly parent: Context;
  /** What else is known of it, few enough values to count by. */
  readonly attributes: Attributes;
  /** What else is known of it, for its span alone. */
  readonly details?: Attributes | undefined;
  readonly links?: readonly Link[] | undefined;
}

/** One request while it is under way: a span, and a measurement once it is over. */
export class Operation {
  /** What its handler, or whoever carries it, works within. */
  readonly context: Context;
  readonly #telling: Telling;
  readonly #begun: Begun;
  readonly #span: Span;
  readonly #since = performance.now();
  #attributes: Attributes;
  #isOver = false;

  constructor(telling: Telling, begun: Begun) {
    const { side, request, parent, attributes, details, links = [] } = begun;
    this.#telling = telling;
    this.#begun = begun;
    this.#attributes = { ...attributes, ...attributesOf(request) };
    const kind = side === "client" ? SpanKind.CLIENT : SpanKind.SERVER;
    const told = { ...this.#attributes, ...resourceOf(request), ...details, ...this.#arguments() };
    this.#span = telling
      .tracer()
      .startSpan(
        spanNameOf(this.#attributes),
        { kind, attributes: told, links: [...links] },
        parent,
      );
    this.context = trace.setSpan(parent, this.#span);
  }

  /** Its id is known. */
  identified(id: RequestId): void {
    harmlessly(() => this.#span.setAttribute(Attribute.RequestId, cutText(String(id))));
  }

  /** Something came meanwhile that belongs to it. */
  related({ method, params }: JsonRpcNotification): void {
    if (!isProgressParams(params)) return;
    const { progress, total, message } = params;
    const told = {
      progress,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message: cutText(message) }),
    };
    harmlessly(() => this.#span.addEvent(method, told));
  }

  answered(answer: Answer): void {
    if ("error" in answer) {
      const { code, message } = answer.error;
      this.#attributes = { ...this.#attributes, [Attribute.StatusCode]: String(code) };
      this.failed(String(code), message);
      return;
    }
    harmlessly(() => this.#tellResult(answer.result));
    if (answer.result["isError"] === true) this.failed("tool_error");
    else this.#end();
  }

  /**
   * It ended without a good answer.
   *
   * @param type - `tool_error`, `timeout`, `cancelled`, `lost`, or the code of the error.
   */
  failed(type: string, message?: string): void {
    if (this.#isOver) return;
    this.#attributes = { ...this.#attributes, [Attribute.ErrorType]: type };
    const words = message !== undefined && { message: cutText(message) };
    harmlessly(() => {
      this.#span.setAttributes(this.#attributes);
      this.#span.setStatus({ code: SpanStatusCode.ERROR, ...words });
    });
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const seconds = (performance.now() - this.#since) / 1000;
    const { instruments } = this.#telling;
    harmlessly(() => this.#span.end());
    harmlessly(() => instruments.operation(this.#begun.side, seconds, this.#attributes));
  }

  #arguments(): Attributes {
    const { request } = this.#begun;
    if (!this.#telling.tellsArguments || request.method !== "tools/call") return {};
    return { [Attribute.ToolArguments]: this.#shown(request.params?.["arguments"], "arguments") };
  }

  #tellResult(result: unknown): void {
    if (!this.#telling.tellsResults || this.#begun.request.method !== "tools/call") return;
    this.#span.setAttribute(Attribute.ToolResult, this.#shown(result, "result"));
  }

  #shown(value: unknown, part: string): string {
    return JSON.stringify(this.#telling.redactor.redact(value ?? {}, { kind: "span", part }));
  }
}
