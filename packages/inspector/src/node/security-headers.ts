/** What every answer says of itself: it loads from here alone, is in no frame but those named, and is not kept. */
export function securityHeaders(
  host: string,
  frameAncestors: readonly string[],
): { readonly [name: string]: string } {
  const ancestors = frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ");
  return {
    "Content-Security-Policy": [
      "default-src 'self'",
      // Not every browser counts a WebSocket as of the same origin.
      `connect-src 'self' ws://${host}`,
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
