import { isFlatPairs } from "./is-flat-pairs.ts";
import { isSecretFlag } from "./is-secret-name.ts";

/**
 * Places in a list that hold what goes by a secret name in the same list: in a pair of name and value, in a flat list of
 * names and values in turn, and after an option of a command.
 */
export function secretPlaces(
  list: readonly unknown[],
  isSecret: (name: string) => boolean,
): ReadonlySet<number> {
  const isPaired = list.length === 2 || isFlatPairs(list);
  const places = new Set<number>();
  for (const [place, entry] of list.entries()) {
    if (typeof entry !== "string") continue;
    const isName = isPaired && place % 2 === 0 && isSecret(entry);
    if (isName || isSecretFlag(entry)) places.add(place + 1);
  }
  return places;
}
