const UNRESERVED = /[\w.~-]/;

/** What a URI is made of, an escape among it; RFC 3986, section 2. */
const NORMAL = /^[\w.~:/?#[\]@!$&'()*+,;=-]*$/;
const OTHER = /%[\dA-Fa-f]{2}|[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu;

/**
 * The one way to write a URI among those that mean the same: what may not stand in a
 * URI is escaped, what needs no escape is not, and escapes are in capitals.
 *
 * Undefined where the text is none that UTF-8 can hold. Escapes that are broken stay. RFC 3986, section 6.2.2
 */
export function toNormalUri(uri: string): string | undefined {
  if (NORMAL.test(uri)) return uri;
  try {
    return uri.replace(OTHER, normalEscape);
  } catch {
    // A surrogate on its own is no character.
    return undefined;
  }
}

function normalEscape(text: string): string {
  if (!text.startsWith("%")) return encodeURIComponent(text);
  const character = String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return UNRESERVED.test(character) ? character : text.toUpperCase();
}
