import type { Tracer } from "@opentelemetry/api";
import type { Redactor } from "../redact/redactor.ts";
import type { Instruments } from "./instruments.ts";

/** Where spans and measurements go, and what they may say. */
export interface Telling {
  readonly tracer: () => Tracer;
  readonly instruments: Instruments;
  readonly redactor: Redactor;
  /** Whether arguments of tools are told. */
  readonly tellsArguments: boolean;
  /** Whether results of tools are told. */
  readonly tellsResults: boolean;
}
