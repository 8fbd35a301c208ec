import {
  aClock,
  aFunction,
  anAmount,
  anObject,
  anObserver,
  type KeysOf,
  objectWith,
} from "@mcp-actors/transport";
import type { AskOptions, ConnectModelOptions, GenerateOptions } from "./model-options.ts";

const SIGNAL = objectWith("addEventListener");

/** What `connectModel` may be told. */
export const CONNECT_MODEL_KEYS: KeysOf<ConnectModelOptions> = {
  client: anObject,
  tools: anObject,
  onEvent: aFunction,
  clock: aClock,
  inspect: anObserver,
  limits: anObject,
  liveness: 1,
  maxTotalTimeout: 1,
  signal: SIGNAL,
  supervision: anObject,
  timeout: 1,
  timeouts: anObject,
};

/** What any request may be told. */
export const ASK_KEYS: KeysOf<AskOptions> = { signal: SIGNAL, timeout: 1, maxTotalTimeout: 1 };

/** What a generation may be told. */
export const GENERATE_KEYS: KeysOf<GenerateOptions> = {
  ...ASK_KEYS,
  onToken: aFunction,
  maxLength: anAmount,
};
