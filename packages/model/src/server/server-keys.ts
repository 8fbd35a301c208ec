import {
  aBoolean,
  aFunction,
  anObject,
  anObserver,
  type KeysOf,
  objectWith,
} from "@mcp-actors/machine";
import type { ServeModelOptions } from "./serve-model.ts";

/** What `serveModel` may be told. */
export const SERVE_MODEL_KEYS: KeysOf<ServeModelOptions> = {
  limits: anObject,
  expose: aBoolean,
  onEvent: aFunction,
  inspect: anObserver,
  clock: objectWith("now", "setTimeout", "clearTimeout"),
};

/** Of the options of a model server and its wire, those of the server. */
export function modelOptionsOf(options: ServeModelOptions): ServeModelOptions {
  const { limits, expose, onEvent, inspect, clock } = options;
  return { limits, expose, onEvent, inspect, clock };
}
