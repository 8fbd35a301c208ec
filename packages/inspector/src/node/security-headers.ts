/**
 * What every answer says of itself: it loads from here alone, is in no frame but those named, and is not kept.
 *
 * @param host - What it was asked by, where that is a name of ours: others are never said back.
 */
export function securityHeaders(
  host: string | undefined,
  frameAncestors: readonly string[],
): { readonly [name: string]: string } {
  const ancestors = frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ");
  return {
    "Content-Security-Policy": [
      "default-src 'self'",
      // Not every browser counts a WebSocket as of the same origin.
      `connect-src 'self'${host === undefined ? "" : ` ws://${host}`}`,
      "img-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors}`,
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(frameAncestors.length === 0 && { "X-Frame-Options": "DENY" }),
  };
}
