import { type Client, connect } from "@mcp-actors/client";
import { defineServer, tool } from "@mcp-actors/server";
import { INVALID_SPAN_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { beforeEach, expect, test } from "vitest";
import { toOpenTelemetry } from "../../src/otel/index.ts";
import { exporter, openTraced, spanOf, spans } from "./open-traced.ts";
import { keepMeasurements } from "./traced.ts";

beforeEach(() => exporter.reset());

test("a call is a span at each end, and both are one trace", async () => {
  await using pair = await openTraced();

  await pair.client.callTool("forecast", { city: "Oslo" });

  const client = spanOf(SpanKind.CLIENT)?.spanContext();
  expect(spans()).toHaveLength(2);
  expect(spanOf(SpanKind.SERVER)).toMatchObject({ parentSpanContext: { spanId: client?.spanId } });
  expect(spanOf(SpanKind.SERVER)?.spanContext().traceId).toBe(client?.traceId);
});

test.each([
  ["client", SpanKind.CLIENT],
  ["server", SpanKind.SERVER],
])("the span of a %s says which tool was called, and how far it was", async (_side, kind) => {
  await using pair = await openTraced();

  await pair.client.callTool("forecast", { city: "Oslo" });

  const span = spanOf(kind);
  expect(span?.name).toBe("tools/call forecast");
  expect(span?.attributes).toEqual({
    "mcp.method.name": "tools/call",
    "mcp.protocol.version": "2026-07-28",
    "jsonrpc.request.id": "2",
    "gen_ai.tool.name": "forecast",
    "gen_ai.operation.name": "execute_tool",
  });
  expect(span?.events).toMatchObject([
    {
      name: "notifications/progress",
      attributes: { progress: 1, total: 2, message: "asking the satellite" },
    },
  ]);
  expect(span?.status.code).toBe(SpanStatusCode.UNSET);
});

test.each<[string, (client: Client) => PromiseLike<unknown>, object]>([
  ["a tool's own failure", (client) => client.callTool("broken"), { type: "tool_error" }],
  [
    "an error",
    (client) => client.callTool("none"),
    { type: "-32602", code: "-32602", message: "Unknown tool: none" },
  ],
  [
    "a call that ran out of time",
    (client) => client.callTool("slow", {}, { timeout: 20 }),
    { type: "timeout" },
  ],
  [
    "a call that was given up",
    (client) => {
      const call = client.callTool("slow");
      queueMicrotask(() => call.cancel("changed my mind"));
      return call;
    },
    { type: "cancelled", message: "changed my mind" },
  ],
])("%s is told with its kind", async (_what, use, expected) => {
  await using pair = await openTraced();

  await Promise.resolve(use(pair.client)).catch(() => {});

  const span = spanOf(SpanKind.CLIENT);
  expect(span?.status.code).toBe(SpanStatusCode.ERROR);
  expect({
    type: span?.attributes["error.type"],
    code: span?.attributes["rpc.response.status_code"],
    message: span?.status.message,
  }).toMatchObject(expected);
});

test("a call whose wire goes is lost, and the server's span of it is cancelled", async () => {
  await using pair = await openTraced();
  const call = pair.client.callTool("slow");
  await Promise.resolve();

  pair.served.close();
  await call.catch(() => {});

  expect(spanOf(SpanKind.CLIENT)?.attributes["error.type"]).toBe("lost");
  expect(spanOf(SpanKind.SERVER)?.attributes["error.type"]).toBe("cancelled");
});

test("the server is told why a traced call was given up", async () => {
  await using pair = await openTraced();
  const reasons: unknown[] = [];
  const server = defineServer({
    name: "listener",
    version: "1.0.0",
    tools: {
      wait: tool({
        run: (_input, { signal }) =>
          new Promise<string>((resolve) => {
            signal.addEventListener("abort", () => {
              reasons.push(String(signal.reason));
              resolve("");
            });
          }),
      }),
    },
  });
  await using client = await connect(server, { inspect: toOpenTelemetry() });
  const call = client.callTool("wait");
  await pair.client.ping();

  call.cancel("changed my mind");
  await call.catch(() => {});
  await pair.client.ping();

  expect(reasons.join()).toContain("changed my mind");
});

test("arguments and results are told where that is asked for, and no secret ever", async () => {
  const secret = { city: "Bearer abcdefghijkl", password: "hunter2" };
  await using silent = await openTraced();
  await silent.client.callTool("forecast", secret);
  expect(JSON.stringify(spans().map(({ attributes }) => attributes))).not.toMatch(/Sunny|Bearer/);
  await using telling = await openTraced({ arguments: true, results: true });

  await telling.client.callTool("forecast", secret);

  const told = spanOf(SpanKind.SERVER)?.attributes;
  expect(told?.["gen_ai.tool.call.arguments"]).toBe(
    '{"city":"Bearer [redacted · 12 chars]","password":"[redacted · 7 chars]"}',
  );
  expect(told?.["gen_ai.tool.call.result"]).toContain("Sunny in Bearer [redacted");
});

test("operations and sessions are measured in seconds", async () => {
  const { meterProvider, measured } = keepMeasurements();
  const pair = await openTraced({ meterProvider });
  await pair.client.callTool("forecast", { city: "Oslo" });
  await pair.client.callTool("broken");
  await pair[Symbol.asyncDispose]();

  const metrics = await measured();

  expect([...metrics.keys()].sort()).toEqual([
    "mcp.client.operation.duration",
    "mcp.client.session.duration",
    "mcp.server.operation.duration",
    "mcp.server.session.duration",
  ]);
  const { descriptor, dataPoints } = metrics.get("mcp.server.operation.duration") ?? {};
  expect(descriptor?.unit).toBe("s");
  expect(dataPoints).toContainEqual(
    expect.objectContaining({
      attributes: {
        "mcp.method.name": "tools/call",
        "mcp.protocol.version": "2026-07-28",
        "gen_ai.tool.name": "broken",
        "gen_ai.operation.name": "execute_tool",
        "error.type": "tool_error",
      },
    }),
  );
  expect(dataPoints?.[0]?.value).toMatchObject({
    buckets: { boundaries: expect.arrayContaining([0.01, 300]) },
  });
  await meterProvider.shutdown();
});

test("a tracer that throws harms no call", async () => {
  const broken = () => {
    throw new Error("out of order");
  };
  const tracerProvider = { getTracer: () => ({ startSpan: broken, startActiveSpan: broken }) };
  await using pair = await openTraced({ tracerProvider });

  const { content } = await pair.client.callTool("forecast", { city: "Oslo" });

  expect(content).toMatchObject([{ text: "Sunny in Oslo" }]);
});

test("a span that throws harms no call", async () => {
  const broken = () => {
    throw new Error("out of order");
  };
  const span = { ...trace.wrapSpanContext(INVALID_SPAN_CONTEXT), end: broken, addEvent: broken };
  const starts = () => Object.setPrototypeOf(span, trace.wrapSpanContext(INVALID_SPAN_CONTEXT));
  const tracerProvider = { getTracer: () => ({ startSpan: starts, startActiveSpan: broken }) };
  await using pair = await openTraced({ tracerProvider });

  const { content } = await pair.client.callTool("forecast", { city: "Oslo" });

  expect(content).toMatchObject([{ text: "Sunny in Oslo" }]);
});
