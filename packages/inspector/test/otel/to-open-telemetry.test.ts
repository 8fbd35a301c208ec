import { type Client, connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { context, INVALID_SPAN_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type OpenTelemetryOptions, toOpenTelemetry } from "../../src/otel/index.ts";
import { keepMeasurements, keepSpans } from "./traced.ts";

const exporter = keepSpans();
const tracer = trace.getTracer("test");

beforeEach(() => exporter.reset());

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      input: z.object({ city: z.string(), password: z.string().optional() }),
      async run({ city }, ctx) {
        await ctx.progress(1, 2, "asking the satellite");
        return `Sunny in ${city}`;
      },
    }),
    broken: tool({
      run: () => {
        throw new Error("out of order");
      },
    }),
    slow: tool({
      run: (_input, { signal }) =>
        new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("late"))),
    }),
  },
});

/** A traced client of a traced server, in one process. */
async function open(options: OpenTelemetryOptions = {}) {
  const telemetry = toOpenTelemetry(options);
  const server = createServer(weather, {
    inspect: telemetry,
    middleware: [telemetry.middleware],
    onEvent: () => {},
  });
  const [near, far] = memoryPair();
  const served = server.serve(far);
  const client = await connect({ channel: near }, { inspect: telemetry });
  exporter.reset();
  return {
    client,
    served,
    async [Symbol.asyncDispose]() {
      await client.close();
      server.close();
    },
  };
}

const spans = () => exporter.getFinishedSpans();
const spanOf = (kind: SpanKind) => spans().find((span) => span.kind === kind);

test("a call is a span at each end, and both are one trace", async () => {
  await using pair = await open();

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
  await using pair = await open();

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
  await using pair = await open();

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
  await using pair = await open();
  const call = pair.client.callTool("slow");
  await Promise.resolve();

  pair.served.close();
  await call.catch(() => {});

  expect(spanOf(SpanKind.CLIENT)?.attributes["error.type"]).toBe("lost");
  expect(spanOf(SpanKind.SERVER)?.attributes["error.type"]).toBe("cancelled");
});

test("the server is told why a traced call was given up", async () => {
  await using pair = await open();
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
  await using pair = await open();
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

test("arguments and results are told where that is asked for, and no secret ever", async () => {
  const secret = { city: "Bearer abcdefghijkl", password: "hunter2" };
  await using silent = await open();
  await silent.client.callTool("forecast", secret);
  expect(JSON.stringify(spans().map(({ attributes }) => attributes))).not.toMatch(/Sunny|Bearer/);
  await using telling = await open({ arguments: true, results: true });

  await telling.client.callTool("forecast", secret);

  const told = spanOf(SpanKind.SERVER)?.attributes;
  expect(told?.["gen_ai.tool.call.arguments"]).toBe(
    '{"city":"Bearer [redacted · 12 chars]","password":"[redacted · 7 chars]"}',
  );
  expect(told?.["gen_ai.tool.call.result"]).toContain("Sunny in Bearer [redacted");
});

test("operations and sessions are measured in seconds", async () => {
  const { meterProvider, measured } = keepMeasurements();
  const pair = await open({ meterProvider });
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
  await using pair = await open({ tracerProvider });

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
  await using pair = await open({ tracerProvider });

  const { content } = await pair.client.callTool("forecast", { city: "Oslo" });

  expect(content).toMatchObject([{ text: "Sunny in Oslo" }]);
});
