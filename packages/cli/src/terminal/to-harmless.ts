const ESCAPE = "\u001b";
const KEPT: ReadonlySet<string> = new Set(["\n", "\t"]);
/** The styles that `Paint` begins and ends. */
const OURS: ReadonlySet<string> = new Set(
  ["1", "2", "3", "22", "23", "31", "32", "33", "35", "36", "39"].map(
    (code) => `${ESCAPE}[${code}m`,
  ),
);
const RESET = `${ESCAPE}[0m`;
/** Ends of bold and dim, of italic, of a colour. */
const ENDS: ReadonlySet<string> = new Set([`${ESCAPE}[22m`, `${ESCAPE}[23m`, `${ESCAPE}[39m`]);

/**
 * Text without what moves a terminal's cursor, renames its window, rings its bell, hides text or turns its order about.
 *
 * What servers say is theirs to choose; our own styles stay, and end with the text.
 */
export function toHarmless(text: string): string {
  let last = "";
  const harmless = text.replaceAll(HARMFUL, (found) => {
    if (OURS.has(found)) {
      last = found;
      return found;
    }
    const [control = ""] = found;
    if (KEPT.has(control)) return found;
    // Of a style that is not ours nothing stays, of anything else what is no control.
    return control === ESCAPE ? "" : found.slice(1);
  });
  return last === "" || ENDS.has(last) ? harmless : `${harmless}${RESET}`;
}

/** Controls, a style with its numbers, and the marks that turn the order of letters about. */
const HARMFUL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069](?:\[[\d;:]*m)?/gu;
