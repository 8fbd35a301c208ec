import {
  aBoolean,
  aClock,
  aFunction,
  anObject,
  anObserver,
  type KeysOf,
} from "@mcp-actors/transport";
import type { ServeModelOptions } from "./serve-model.ts";

/** What `serveModel` may be told. */
export const SERVE_MODEL_KEYS: KeysOf<ServeModelOptions> = {
  limits: anObject,
  expose: aBoolean,
  onEvent: aFunction,
  inspect: anObserver,
  clock: aClock,
};
