import {
  aBoolean,
  aClock,
  aFunction,
  anAmount,
  anObject,
  aText,
  aWord,
  type KeysOf,
  texts,
} from "@mcp-actors/transport";
import { INSPECTOR_KEYS } from "../inspector-keys.ts";
import type { NodeInspectorOptions } from "./create-inspector.ts";
import type { StartHubOptions } from "./start-hub.ts";

const { mode: _, ...CAPTURE_KEYS } = INSPECTOR_KEYS;

/** What the inspector of a Node process may be told. */
export const NODE_INSPECTOR_KEYS: KeysOf<NodeInspectorOptions> = {
  ...CAPTURE_KEYS,
  inspect: aText,
  hub: anObject,
  join: aWord("at once", "first end"),
  production: aBoolean,
  control: aBoolean,
  children: aBoolean,
  env: anObject,
  tell: aFunction,
};

/** What a hub may be told. */
export const HUB_KEYS: KeysOf<StartHubOptions> = {
  id: aText,
  control: aBoolean,
  ring: anObject,
  maxViewers: anAmount,
  maxProducers: anAmount,
  grace: anAmount,
  recording: aText,
  onLines: aFunction,
  clock: aClock,
  port: anAmount,
  host: aText,
  exposed: aBoolean,
  allowedHosts: texts,
  producerOrigins: texts,
  embedOrigins: texts,
  stately: aBoolean,
  tokens: anObject,
  hold: aBoolean,
  page: aText,
};
