const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Whether JSON text nests arrays and objects deeper than a limit.
 *
 * Only text with more openers than the limit is walked: short texts and long
 * strings, which is nearly all there is, cost a native search or nothing.
 */
export function nestsDeeperThan(text: string, limit: number): boolean {
  if (text.length <= 2 * limit) return false;
  if (!hasMoreThan(text, "[", limit / 2) && !hasMoreThan(text, "{", limit / 2)) return false;
  return walksDeeperThan(text, limit);
}

function hasMoreThan(text: string, opener: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf(opener); at >= 0; at = text.indexOf(opener, at + 1)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

function walksDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > limit) return true;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
  }
  return false;
}

/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - 1 - before) % 2 === 1;
}
