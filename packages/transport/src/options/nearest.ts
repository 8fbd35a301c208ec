import { isWithin } from "./is-within.ts";

/** The name that a word was most likely meant to be; none where no name is near enough. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  // Of long words not a third either: past three slips it is another word.
  const limit = Math.min(3, written.length - 1, Math.max(1, Math.floor(written.length / 3)));
  const within = (slips: number): string | undefined =>
    slips > limit
      ? undefined
      : (names.find((name) => isWithin(slips, written, name.toLowerCase())) ?? within(slips + 1));
  return within(0);
}
