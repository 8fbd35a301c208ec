import type { ServerOptions } from "node:http";

/** How long headers may take to arrive, in ms. */
const HEADERS_TIMEOUT = 10_000;
/** How long a request may take to arrive at least, in ms. */
const REQUEST_TIMEOUT = 60_000;
/** How often Node looks for connections that are late, in ms. */
const LOOK = 5000;

/**
 * Bounds on whoever connects and says nothing, or says it slowly; and how headers are read.
 *
 * Node's own bound on a whole request must not come before that on its body, in ms.
 */
export function nodeTerms(bodyTimeout = 0): ServerOptions {
  const requestTimeout = Math.max(REQUEST_TIMEOUT, HEADERS_TIMEOUT + bodyTimeout + LOOK);
  return {
    // A header that is there twice is nobody's word: where the first counted, what stands in front may read the last.
    joinDuplicateHeaders: true,
    headersTimeout: HEADERS_TIMEOUT,
    // 0 is no bound.
    requestTimeout: Number.isFinite(requestTimeout) ? requestTimeout : 0,
    keepAliveTimeout: 60_000,
    connectionsCheckingInterval: LOOK,
    maxHeaderSize: 32 * 1024,
  };
}
