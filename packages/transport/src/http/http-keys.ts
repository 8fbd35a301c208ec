import type { KeysOf } from "../options/check-keys.ts";
import { aFunction, anAmount, anObject, namedTexts, objectWith } from "../options/kind.ts";
import type { HttpLinkOptions, HttpOptions } from "./http-options.ts";

/** What any way of speaking over HTTP may be told. */
export const HTTP_KEYS: KeysOf<HttpOptions> = {
  headers: namedTexts,
  authorize: aFunction,
  fetch: aFunction,
  maxMessageBytes: anAmount,
  maxDepth: anAmount,
  maxMembers: anAmount,
  maxHeaderBytes: anAmount,
  maxSockets: anAmount,
  closeGrace: anAmount,
  maxAttempts: anAmount,
  random: aFunction,
  clock: objectWith("now", "setTimeout", "clearTimeout"),
};

/** What `httpLink` may be told. */
export const HTTP_LINK_KEYS: KeysOf<HttpLinkOptions> = {
  ...HTTP_KEYS,
  dialect: anObject,
  mirror: aFunction,
};
