import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { context, SpanKind, trace } from "@opentelemetry/api";
import { beforeEach, expect, test } from "vitest";
import { toOpenTelemetry } from "../../src/otel/index.ts";
import { exporter, openTraced, spanOf, spans, tracer, weather } from "./open-traced.ts";

beforeEach(() => exporter.reset());

test("a call is part of what it was made within, however long it waits", async () => {
  const telemetry = toOpenTelemetry();
  const server = createServer(weather, { onEvent: () => {} });
  const [near, far] = memoryPair();
  server.serve(far);
  await using client = await connect(
    { channel: near },
    { inspect: telemetry, limits: { concurrency: 1 } },
  );
  exporter.reset();
  const within = (name: string) =>
    tracer.startActiveSpan(name, (span) => {
      const call = client.callTool("forecast", { city: name });
      span.end();
      return call;
    });

  await Promise.all([within("one"), within("two")]);

  const parents = new Map(spans().map((span) => [span.spanContext().spanId, span.name]));
  const calls = spans().filter(({ kind }) => kind === SpanKind.CLIENT);
  expect(
    calls.map(({ parentSpanContext }) => parents.get(parentSpanContext?.spanId ?? "")),
  ).toEqual(["one", "two"]);
  server.close();
});

test("a tool that calls another server makes one trace of four spans", async () => {
  const telemetry = toOpenTelemetry();
  const inner = createServer(weather, { middleware: [telemetry.middleware] });
  const [near, far] = memoryPair();
  inner.serve(far);
  await using upstream = await connect({ channel: near }, { inspect: telemetry });
  const outer = createServer(
    defineServer({
      name: "travel",
      version: "1.0.0",
      tools: {
        plan: tool({
          run: async () => {
            await Promise.resolve();
            const { content } = await upstream.callTool("forecast", { city: "Oslo" });
            return JSON.stringify(content);
          },
        }),
      },
    }),
    { middleware: [telemetry.middleware] },
  );
  const [here, there] = memoryPair();
  outer.serve(there);
  await using client = await connect({ channel: here }, { inspect: telemetry });
  exporter.reset();

  await client.callTool("plan");

  const byId = new Map(spans().map((span) => [span.spanContext().spanId, span]));
  const path: string[] = [];
  let span = spans().find(
    ({ kind, name }) => kind === SpanKind.SERVER && name.endsWith("forecast"),
  );
  while (span !== undefined) {
    path.unshift(`${SpanKind[span.kind]} ${span.name}`);
    span = byId.get(span.parentSpanContext?.spanId ?? "");
  }
  expect(path).toEqual([
    "CLIENT tools/call plan",
    "SERVER tools/call plan",
    "CLIENT tools/call forecast",
    "SERVER tools/call forecast",
  ]);
  expect(new Set(spans().map((one) => one.spanContext().traceId)).size).toBe(1);
  inner.close();
  outer.close();
});

test("a request that says what it is part of stays so", async () => {
  await using pair = await openTraced();
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  await pair.client.callTool("forecast", { city: "Oslo" }, { _meta: { traceparent } });

  expect(spanOf(SpanKind.SERVER)?.spanContext().traceId).toBe("0af7651916cd43dd8448eb211c80319c");
  expect(spanOf(SpanKind.CLIENT)?.parentSpanContext?.spanId).toBe("b7ad6b7169203331");
});

test("what carried a request of another trace is linked", async () => {
  const telemetry = toOpenTelemetry();
  const around = tracer.startSpan("POST /mcp");
  const server = createServer(weather, { middleware: [telemetry.middleware] });
  const [near, far] = memoryPair();
  server.serve(far);
  const ambient = trace.setSpan(context.active(), around);
  await using client = await connect({ channel: near });
  exporter.reset();
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  await context.with(ambient, async () => {
    await client.callTool("forecast", { city: "Oslo" }, { _meta: { traceparent } });
  });

  expect(spanOf(SpanKind.SERVER)?.links.map((link) => link.context.spanId)).toEqual([
    around.spanContext().spanId,
  ]);
  server.close();
});
