export { Attribute } from "./attributes.ts";
export { inspectTogether } from "./inspect-together.ts";
export {
  type OpenTelemetry,
  type OpenTelemetryOptions,
  toOpenTelemetry,
} from "./to-open-telemetry.ts";
