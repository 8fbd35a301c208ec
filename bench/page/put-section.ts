/**
 * A page with a section in place of the one that has its name; words that stand below the old table stay.
 *
 * Throws where the page has none: where it belongs is for a person to say.
 */
export function putSection(page: string, section: string): string {
  const name = `${section.slice(0, section.indexOf(":"))}:`;
  const start = page.startsWith(name) ? 0 : page.indexOf(`\n${name}`) + 1;
  if (start === 0 && !page.startsWith(name)) {
    throw new Error(`The page of performance has no section ${JSON.stringify(name)} yet`);
  }
  const next = page.indexOf("\n##", start + name.length);
  const end = next < 0 ? page.length : next + 1;
  const words = page
    .slice(start, end)
    .split("\n")
    .slice(1)
    .filter((line) => line !== "" && !MEASURED.test(line));
  const parts = words.length === 0 ? [section] : [section, words.join("\n")];
  return `${page.slice(0, start)}${parts.join("\n\n")}\n${next < 0 ? "" : "\n"}${page.slice(end)}`;
}

/** A row of a table, or whether a target is held. */
const MEASURED = /^(?:\||- (?:\*\*not )?held)/;
