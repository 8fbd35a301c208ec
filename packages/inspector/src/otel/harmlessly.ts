import { diag } from "@opentelemetry/api";

/** Does something that must harm nobody; gives undefined where it fails, which OpenTelemetry's own log is told. */
export function harmlessly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    diag.error("@mcp-actors/inspector could not tell of a request", error);
    return undefined;
  }
}
