import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp } from "@mcp-actors/server/node";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { expect, test } from "vitest";
import { toOpenTelemetry } from "../../src/otel/index.ts";
import { startCollector } from "./collector.ts";

const weather = defineServer({
  name: "weather",
  version: "1.0.0",
  tools: {
    forecast: tool({
      async *run(_input, ctx) {
        yield ctx.progress(1, 2, "asking the satellite");
        return "Sunny";
      },
    }),
  },
});

test.each(["modern", "legacy"] as const)(
  "a collector gets both spans of a call over HTTP, in the %s era",
  async (era) => {
    await using collector = await startCollector();
    const exporter = new OTLPTraceExporter({ url: collector.url });
    const tracerProvider = new NodeTracerProvider({
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    tracerProvider.register();
    const telemetry = toOpenTelemetry({ tracerProvider });
    const server = createServer(weather, { middleware: [telemetry.middleware] });
    const served = await serveHttp(server);
    const client = await connect(served.url, { era, inspect: telemetry });
    await client.callTool("forecast");
    await client.close();
    await served.close();

    await tracerProvider.shutdown();

    const calls = collector.spans.filter(({ name }) => name === "tools/call forecast");
    const [one, other] = calls.sort((a, b) => b.kind - a.kind);
    expect(calls.map(({ kind }) => kind)).toEqual([CLIENT, SERVER]);
    expect(other).toMatchObject({ traceId: one?.traceId, parentSpanId: one?.spanId });
    expect(one?.events.map(({ name }) => name)).toEqual(["notifications/progress"]);
    expect([...collector.scopes]).toEqual(["@mcp-actors/inspector"]);
    const attributes = one?.attributes.map(({ key, value }) => [key, ...Object.values(value)]);
    expect(Object.fromEntries(attributes ?? [])).toMatchObject({
      "mcp.method.name": "tools/call",
      "mcp.protocol.version": client.server.revision,
      "gen_ai.tool.name": "forecast",
      "network.transport": "tcp",
      "network.protocol.name": "http",
      "server.address": "127.0.0.1",
      "server.port": served.port,
    });
  },
);

/** Kinds of spans as OTLP numbers them. */
const SERVER = 2;
const CLIENT = 3;
