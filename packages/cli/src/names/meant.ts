import { nearest } from "@mcp-actors/transport";

/** The name that was meant by a word: one that is near enough, or else the only one that it is the beginning of. */
export function meant(word: string, names: readonly string[]): string | undefined {
  const near = nearest(word, names);
  if (near !== undefined || word.length < 2) return near;
  // As `res` is of `resources`.
  const begun = names.filter((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return begun.length === 1 ? begun[0] : undefined;
}
