const ESCAPE = "\u001b";
const KEPT: ReadonlySet<string> = new Set(["\n", "\t"]);

/**
 * Text without what moves a terminal's cursor, renames its window or rings its bell.
 *
 * What servers say is theirs to choose; colours stay, for they are ours too.
 */
export function toHarmless(text: string): string {
  return text.replaceAll(/\p{Cc}(?:\[[\d;]*m)?/gu, (found) => {
    const [control = ""] = found;
    const isColour = control === ESCAPE && found.length > 1;
    return isColour || KEPT.has(control) ? found : found.slice(1);
  });
}
