/** A word that should choose a chapter is the number of none; the message lists those that there are. */
export class UnknownChapterError extends Error {
  override readonly name = "UnknownChapterError";
}

/** The numbers of the chapters that words choose, from 1 on: all of them where there are no words. */
export function chosenChapters(
  words: readonly string[],
  titles: readonly string[],
): ReadonlySet<number> {
  const all = new Set(titles.map((_title, index) => index + 1));
  // Runners of scripts pass the dashes before arguments on.
  const named = words.filter((word) => word !== "--");
  const unknown = named.find((word) => !/^\d+$/.test(word) || !all.has(Number(word)));
  if (unknown !== undefined) {
    const list = titles.map((title, index) => `  ${index + 1}  ${title}`);
    const message = `There is no chapter ${unknown}, only these:`;
    throw new UnknownChapterError([message, ...list].join("\n"));
  }
  return named.length === 0 ? all : new Set(named.map(Number));
}
