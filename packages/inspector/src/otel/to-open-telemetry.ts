import type { Inspector, Middleware } from "@mcp-actors/machine";
import { aBoolean, aFunction, checkKeys, type KeysOf, objectWith } from "@mcp-actors/transport";
import { type MeterProvider, type TracerProvider, trace } from "@opentelemetry/api";
import { type RedactHook, Redactor } from "../redact/index.ts";
import { Instruments, SCOPE } from "./instruments.ts";
import type { Telling } from "./telling.ts";
import { TracedEnd } from "./traced-end.ts";
import { tracedRequests } from "./traced-requests.ts";

/** Where spans and measurements go, and what they say; everything has a default. */
export interface OpenTelemetryOptions {
  /** Default the one that is registered. */
  readonly tracerProvider?: TracerProvider | undefined;
  /** Default the one that is registered. */
  readonly meterProvider?: MeterProvider | undefined;
  /** Whether spans of tool calls hold their arguments, redacted. Default false. */
  readonly arguments?: boolean | undefined;
  /** Whether spans of tool calls hold their results, redacted. Default false. */
  readonly results?: boolean | undefined;
  /** A last look at arguments and results, beside the rules that always hold. */
  readonly redact?: RedactHook | undefined;
}

const TELEMETRY_KEYS: KeysOf<OpenTelemetryOptions> = {
  tracerProvider: objectWith("getTracer"),
  meterProvider: objectWith("getMeter"),
  arguments: aBoolean,
  results: aBoolean,
  redact: aFunction,
};

/** Tells OpenTelemetry what clients and servers do that it is given to. */
export interface OpenTelemetry extends Inspector {
  /** Tells of the requests that a server serves; it goes first among what they pass. */
  readonly middleware: Middleware;
}

/**
 * Clients and servers as OpenTelemetry sees them: a span for each request at each end, and how long they took.
 *
 * As `inspect` of a client it opens a span for each request that leaves, and has the request carry the trace in its
 * `_meta`; as `middleware` of a server it takes the trace up again. As `inspect` of either it measures sessions.
 * Names are those of the semantic conventions for MCP.
 *
 * @example One trace from a client into a server and on
 * ```ts
 * const telemetry = toOpenTelemetry();
 * createServer(weather, { inspect: telemetry, middleware: [telemetry.middleware] });
 * await using client = await connect(target, { inspect: telemetry });
 * ```
 */
export function toOpenTelemetry(options: OpenTelemetryOptions = {}): OpenTelemetry {
  checkKeys("toOpenTelemetry", options, TELEMETRY_KEYS);
  const { tracerProvider, meterProvider } = options;
  const telling: Telling = {
    tracer: () => (tracerProvider ?? trace.getTracerProvider()).getTracer(SCOPE),
    instruments: new Instruments(meterProvider),
    redactor: new Redactor(options.redact),
    tellsArguments: options.arguments ?? false,
    tellsResults: options.results ?? false,
  };
  return {
    attach: (end) => new TracedEnd(telling, end),
    middleware: tracedRequests(telling),
  };
}
