import { type Attributes, type Histogram, type MeterProvider, metrics } from "@opentelemetry/api";

/** What instruments, as its own tracer and meter call it. */
export const SCOPE = "@mcp-actors/inspector";

/** Which of two ends something was seen at. */
export type Side = "client" | "server";

/** The histograms of the semantic conventions for MCP, made when they are first needed. */
export class Instruments {
  readonly #provider: MeterProvider | undefined;
  readonly #histograms = new Map<string, Histogram>();

  constructor(provider: MeterProvider | undefined) {
    this.#provider = provider;
  }

  /** How long a request took, in s. */
  operation(side: Side, seconds: number, attributes: Attributes): void {
    const description = `How long a request took, as the ${side} saw it`;
    this.#histogram(`mcp.${side}.operation.duration`, description).record(seconds, attributes);
  }

  /** How long a wire was open, in s. */
  session(side: Side, seconds: number, attributes: Attributes): void {
    const description = `How long a session lasted, as the ${side} saw it`;
    this.#histogram(`mcp.${side}.session.duration`, description).record(seconds, attributes);
  }

  #histogram(name: string, description: string): Histogram {
    const known = this.#histograms.get(name);
    if (known !== undefined) return known;
    const meter = (this.#provider ?? metrics.getMeterProvider()).getMeter(SCOPE);
    const advice = { explicitBucketBoundaries: [...BOUNDARIES] };
    const histogram = meter.createHistogram(name, { unit: "s", description, advice });
    this.#histograms.set(name, histogram);
    return histogram;
  }
}

/** The boundaries that the conventions ask for, in s. */
const BOUNDARIES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
