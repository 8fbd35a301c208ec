import { type OpenTelemetry, toOpenTelemetry } from "@mcp-actors/inspector/otel";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";

/** Has the SDK send every span of this process to a collector. */
export function startTracing(url: string): OpenTelemetry {
  const exporter = new OTLPTraceExporter({ url });
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  return toOpenTelemetry();
}
