import type { KeysOf } from "../options/check-keys.ts";
import { aClock, aFunction, anAmount, anObject, namedTexts } from "../options/kind.ts";
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
  clock: aClock,
};

/** What `httpLink` may be told. */
export const HTTP_LINK_KEYS: KeysOf<HttpLinkOptions> = {
  ...HTTP_KEYS,
  dialect: anObject,
  mirror: aFunction,
};
