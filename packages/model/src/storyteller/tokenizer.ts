import { VOCABULARY } from "./vocabulary.ts";

/** What ends a story, and stands in for characters that are not in the vocabulary. */
export const END_OF_STORY = 0;

const IDS: ReadonlyMap<string, number> = new Map(VOCABULARY.map((token, id) => [token, id]));

/** A word with the space before it, or one character that is no letter: nothing is joined across these. */
const WORD = / ?[A-Za-z]+|[^A-Za-z]/g;

/** The tokens of a text, by their ids: in each word, neighbours are joined as they were when the vocabulary was learned. */
export function encode(text: string): readonly number[] {
  return [...text.matchAll(WORD)].flatMap(([word]) =>
    joined(word.split("")).map((token) => IDS.get(token) ?? END_OF_STORY),
  );
}

/** The text of a token. */
export function decode(id: number): string {
  return VOCABULARY[id] ?? "";
}

/** Joins the pair that was learned first, again and again. */
function joined(pieces: readonly string[]): readonly string[] {
  const at = firstLearned(pieces);
  if (at === undefined) return pieces;
  const pair = `${pieces[at]}${pieces[at + 1]}`;
  return joined([...pieces.slice(0, at), pair, ...pieces.slice(at + 2)]);
}

function firstLearned(pieces: readonly string[]): number | undefined {
  let found: number | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pieces.length - 1; at += 1) {
    const id = IDS.get(`${pieces[at]}${pieces[at + 1]}`) ?? Number.POSITIVE_INFINITY;
    if (id < best) [best, found] = [id, at];
  }
  return found;
}
