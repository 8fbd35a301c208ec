import { slipsBetween } from "./slips-between.ts";

/** The name that a word was most likely meant to be; none where no name is near enough. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  // Of long words not a third either: past three slips it is another word.
  const limit = Math.min(3, Math.max(1, Math.floor(written.length / 3)));
  const near = names
    // What differs in length by more than the limit need not be compared.
    .filter((name) => Math.abs(name.length - written.length) <= limit)
    .map((name) => ({ name, slips: slipsBetween(written, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= limit && slips < written.length)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.name ?? onlyBegunAs(written, names);
}

/** The only name that a word is the beginning of, as `res` is of `resources`. */
function onlyBegunAs(written: string, names: readonly string[]): string | undefined {
  const [only, ...others] = names.filter((name) => name.toLowerCase().startsWith(written));
  return written.length > 1 && others.length === 0 ? only : undefined;
}
