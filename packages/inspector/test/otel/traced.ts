import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";

/** The spans of a process, as the SDK keeps them; contexts are followed once it is registered. */
export function keepSpans(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  return exporter;
}

/** A meter and what was measured by it so far, by name. */
export function keepMeasurements() {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const meterProvider = new MeterProvider({ readers: [reader] });
  const measured = async () => {
    await meterProvider.forceFlush();
    const metrics = exporter
      .getMetrics()
      .at(-1)
      ?.scopeMetrics.flatMap((scope) => scope.metrics);
    return new Map(
      (metrics ?? []).map(({ descriptor, dataPoints }) => [
        descriptor.name,
        { descriptor, dataPoints },
      ]),
    );
  };
  return { meterProvider, measured };
}
