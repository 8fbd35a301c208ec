import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly name: string;
  readonly events: readonly object[];
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
}

const KINDS = ["", "INTERNAL", "SERVER", "CLIENT"];

/** What stands for Jaeger, or whatever takes OTLP: it listens, and draws a trace as a tree. */
export async function startCollector() {
  const spans: Span[] = [];
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans }: Export = JSON.parse(body);
      const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      spans.push(...scopes.flatMap((scope) => scope.spans));
      response.end("{}");
      http.emit("spans");
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    /** The trace that begins with a span of this name, once so many of its spans came. */
    async tree(name: string, size: number): Promise<string> {
      for (;;) {
        const root = spans.find((span) => span.name === name && span.parentSpanId === undefined);
        const trace = spans.filter((span) => span.traceId === root?.traceId);
        if (root !== undefined && trace.length === size) return draw(root, trace, "");
        await once(http, "spans");
      }
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}

function draw(span: Span, trace: readonly Span[], indent: string): string {
  const children = trace.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  const { kind, name, events } = span;
  const told = events.length === 0 ? "" : `, progress ${events.length} times`;
  return [
    `${indent}${KINDS[kind]} ${name}${told}`,
    ...children.map((child) => draw(child, trace, `${indent}  `)),
  ].join("\n");
}
