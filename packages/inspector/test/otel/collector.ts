import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as OTLP has it in JSON. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly events: readonly { readonly name: string }[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly CollectedSpan[];
    }[];
  }[];
}

/** A collector of OTLP over HTTP on this machine. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const scopes = new Set<string>();
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans }: Export = JSON.parse(body);
      for (const { scope, spans: some } of resourceSpans.flatMap((one) => one.scopeSpans)) {
        scopes.add(scope.name);
        spans.push(...some);
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    scopes,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}
