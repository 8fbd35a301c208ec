import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { type SpanKind, trace } from "@opentelemetry/api";
import { z } from "zod";
import { type OpenTelemetryOptions, toOpenTelemetry } from "../../src/otel/index.ts";
import { keepSpans } from "./traced.ts";

/** The spans that ended, kept in memory; each test begins with a reset. */
export const exporter = keepSpans();

/** What makes spans that are not ours. */
export const tracer = trace.getTracer("test");

/** A server whose tools answer, fail and wait. */
export const weather = defineServer({
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
export async function openTraced(options: OpenTelemetryOptions = {}) {
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

/** The spans that ended, the first one first. */
export const spans = () => exporter.getFinishedSpans();

/** The span of one end of a call. */
export const spanOf = (kind: SpanKind) => spans().find((span) => span.kind === kind);
