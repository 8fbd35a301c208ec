import type { Scenario } from "../scenario.ts";
import { customHeaders, invalidHeaders, standardHeaders } from "./headers.ts";
import { initialize } from "./initialize.ts";
import { carryState } from "./rounds.ts";
import { callTools, echoSchema, fillDefaults, listTools, reconnect } from "./tools.ts";

/** What to do in each scenario, by the suite's names. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ["initialize", initialize],
  ["tools_call", callTools],
  ["request-metadata", listTools],
  ["elicitation-sep1034-client-defaults", fillDefaults],
  ["sse-retry", reconnect],
  ["sep-2322-client-request-state", carryState],
  ["http-standard-headers", standardHeaders],
  ["http-custom-headers", customHeaders],
  ["http-invalid-tool-headers", invalidHeaders],
  ["json-schema-ref-no-deref", listTools],
  ["json-schema-2020-12-preservation", echoSchema],
]);
