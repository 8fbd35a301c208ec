import { aFunction, anAmount, anObject, aText, aWord, type KeysOf } from "@mcp-actors/transport";
import type { InspectorOptions } from "./create-inspector.ts";

/** What an inspector may be told. */
export const INSPECTOR_KEYS: KeysOf<InspectorOptions> = {
  mode: aWord("off", "flight", "live"),
  title: aText,
  parent: aText,
  requestUrl: aText,
  pid: anAmount,
  redact: aFunction,
  ring: anObject,
  batchAfter: anAmount,
  batchSize: anAmount,
  now: aFunction,
  onFault: aFunction,
};
