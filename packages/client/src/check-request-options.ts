import { checkKeys, toWords } from "@mcp-actors/transport";
import { checkSignal } from "./abort-signals.ts";
import type { CompleteOptions } from "./calls/complete.ts";
import type { FetchOptions, RequestOptions } from "./request-options.ts";

/** What any call may be told. */
const KEYS: { readonly [Name in keyof (CompleteOptions & FetchOptions)]-?: 1 } & {
  readonly [name: string]: 1 | undefined;
} = {
  signal: 1,
  timeout: 1,
  maxTotalTimeout: 1,
  onProgress: 1,
  repeatable: 1,
  _meta: 1,
  cache: 1,
  context: 1,
};

/** Throws where a call is told what nobody reads, or given what is no signal; calls are many, and most are told well. */
export function checkRequestOptions(options: RequestOptions): void {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(`Options of a call must be an object, not ${toWords(options)}`);
  }
  checkSignal(options.signal);
  const { onProgress } = options;
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new TypeError(`Option onProgress must be a function, not ${toWords(onProgress)}`);
  }
  for (const name in options) {
    // That looks closer: a key may be undefined, and an object of a class has fields of its own.
    if (KEYS[name] === undefined) checkKeys("a call", options, KEYS);
  }
}
